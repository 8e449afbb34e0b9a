import { createRedactor } from './redact.ts';

/** For what servers say. A file of its own: loaded only if one says something, a run starts faster. */
export const serverRedactor = createRedactor({ secrets: [], enabled: true });
