import { JSDOM } from 'jsdom';

/** Mermaid's parser, which rejects what it can't draw. It has to be loaded in a page. */
export async function mermaidParser(): Promise<(source: string) => Promise<unknown>> {
  const { window } = new JSDOM('<!doctype html>');
  Object.assign(globalThis, { window, document: window.document });
  const { default: mermaid } = await import('mermaid');
  return (source) => mermaid.parse(source);
}
