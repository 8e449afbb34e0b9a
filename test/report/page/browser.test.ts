import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageHtml } from '../../../src/report/page/page.ts';
import { temporaryFolder } from '../../faults/temporary-folder.ts';
import { samples } from '../../text/hostile-text.ts';
import { noBrowser, openBrowser } from '../../world/browser.ts';
import { runAction } from '../../world/runner.ts';
import { idOf } from '../gaps/memories.ts';
import { fourthMonday, manyQuestions, strangers } from './explored.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = temporaryFolder();
const addresses: Record<string, string> = {};
let browser: Browser;

beforeAll(async () => {
  if (noBrowser !== null) return undefined;
  const pages = {
    monday: fourthMonday(),
    many: manyQuestions(5_000, 700),
    strangers: strangers(samples.map(({ text }) => text)),
  };
  for (const [name, report] of Object.entries(pages)) {
    const path = join(folder, `${name}.html`);
    writeFileSync(path, pageHtml(report));
    addresses[name] = pathToFileURL(path).href;
  }
  const opened = await openBrowser();
  browser = opened.browser;
  return opened.close;
}, 60_000);

beforeEach(({ skip }) => {
  if (noBrowser !== null) skip(noBrowser);
});

/** Records each dialog, request, error and console message of a page. */
async function watched(page: Page, own: string): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().split('#')[0] !== own) seen.push(`request ${request.url()}`);
  });
  page.on('pageerror', (error) => seen.push(`error ${error.message}`));
  page.on('console', (message) => seen.push(`console ${message.text()}`));
  return seen;
}

/** Opens a page from disk and acts on it, and expects no dialog, request, error or console message. */
async function on(
  name: string,
  act: (page: Page) => Promise<void>,
  { hash = '', ...options }: BrowserContextOptions & { hash?: string } = {},
): Promise<void> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const seen = await watched(page, addresses[name] ?? '');
    await page.goto(`${addresses[name]}${hash}`);
    await act(page);
    expect(seen).toEqual([]);
  } finally {
    await context.close();
  }
}

const headings = (page: Page) => page.locator('.c-gap a:visible').allTextContents();
const shownCounts = (page: Page) => page.locator('output').textContent();
const fragment = (page: Page) => decodeURIComponent(new URL(page.url()).hash);
const gap = (at: number) => `#gap-${idOf(at)}`;

describe('the page in a browser', () => {
  it('shows only the table of gaps when it is opened from disk', () =>
    on('monday', async (page) => {
      expect((await headings(page)).slice(0, 3)).toEqual([
        'Verify a webhook signature',
        'Export invoices as CSV',
        'Rotate an API key',
      ]);
      expect(await shownCounts(page)).toBe('3 of 3 gaps, 31 of 31 questions');
      expect(await page.locator('article:visible').count()).toBe(0);
    }));

  it('is complete without JavaScript, and shows nothing that needs it', () =>
    on(
      'monday',
      async (page) => {
        expect(await page.locator('article:visible').count()).toBe(3);
        expect(await page.locator('search:visible, [data-copy]:visible').count()).toBe(0);
        await page.locator('#gap-table a').first().click();
        expect(fragment(page)).toBe(gap(0));
        await page.getByText('Failed answer').first().click();
        expect(await page.locator('.answer:visible').first().textContent()).toContain('could not');
      },
      { javaScriptEnabled: false },
    ));

  it('opens a gap at its own address by one click or key, and Back leads to the table', () =>
    on('monday', async (page) => {
      await page
        .locator('#gap-table tbody tr')
        .nth(1)
        .click({ position: { x: 300, y: 10 } });
      expect(fragment(page)).toBe(gap(2));
      expect(await page.locator('h2:visible').textContent()).toContain('Export invoices as CSV');
      expect(await page.title()).toMatch(/^Export invoices as CSV/);
      await page.goBack();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
        'Export invoices as CSV',
      );
      await page.keyboard.press('Enter');
      expect(await page.locator('article:visible').getAttribute('id')).toBe(gap(2).slice(1));
      await page.getByText('All gaps').click();
      expect((await headings(page)).length).toBe(3);
    }));

  it('opens the gap that an address names, or says that there is no such gap', () =>
    on(
      'monday',
      async (page) => {
        expect(await page.locator('h2:visible').textContent()).toContain('Rotate an API key');
        await page.goto(`${addresses.monday}#gap-3861118a180e`);
        expect(await shownCounts(page)).toBe('This report has no gap 3861118a180e.');
        expect((await headings(page)).length).toBe(3);
      },
      { hash: gap(1) },
    ));

  it('filters by text, ignoring case and accents, and keeps the filter in the address when a gap opens', () =>
    on('monday', async (page) => {
      await page.getByLabel('Text').fill('ÍNVOICES csv');
      expect(await headings(page)).toEqual(['Export invoices as CSV']);
      expect(await shownCounts(page)).toBe('1 of 3 gaps, 3 of 31 questions');
      await page.getByText('Export invoices as CSV').first().click();
      expect(fragment(page)).toBe(`${gap(2)}&text=ÍNVOICES+csv`);
      await page.getByRole('link', { name: 'Questions by page' }).click();
      expect(await page.locator('#pages .page:visible').count()).toBe(1);
      await page.getByLabel('Text').fill('no such words');
      expect(await page.locator('.empty:visible').textContent()).toContain('Nothing matches');
      await page.getByRole('button', { name: 'Clear filters' }).click();
      expect(await shownCounts(page)).toBe('3 of 3 gaps, 31 of 31 questions');
    }));

  it('filters by page, place, owner, state and kind, and shows how many gaps each value would leave', () =>
    on('monday', async (page) => {
      const state = page.getByLabel('State');
      expect(await state.locator('option').allTextContents()).toContain('fixed (1)');
      await state.selectOption('fixed');
      expect(await headings(page)).toEqual(['Export invoices as CSV']);
      expect(await page.getByLabel('Kind').locator('option').allTextContents()).toEqual([
        'any',
        'missing page (1)',
        'weak page (0)',
      ]);
      await page.goto(`${addresses.monday}#place=one of several`);
      expect(await headings(page)).toEqual(['Rotate an API key']);
      await page.goto(`${addresses.monday}#owner=@acme/webhooks`);
      expect(await headings(page)).toEqual(['Verify a webhook signature']);
      await page.goto(
        `${addresses.monday}#page=https://docs.example.com/api/events&kind=weak page`,
      );
      expect(await headings(page)).toEqual([]);
    }));

  it('sorts by each column in either order, and keeps the order in the address', () =>
    on('monday', async (page) => {
      await page.getByRole('button', { name: 'Gap' }).click();
      expect((await headings(page))[0]).toBe('Export invoices as CSV');
      await page.getByRole('button', { name: 'Gap' }).click();
      expect((await headings(page))[0]).toBe('Verify a webhook signature');
      expect(fragment(page)).toBe('#sort=-gap');
      expect(await page.locator('[aria-sort]').allTextContents()).toEqual(['Gap']);
      for (const name of ['Conversations', 'By report', 'Where to act', 'Owner', 'State']) {
        await page.getByRole('button', { name }).click();
        expect(await page.locator('[aria-sort]').allTextContents()).toEqual([name]);
        expect((await headings(page)).length).toBe(3);
      }
    }));

  it('copies a brief, or selects it if copying is refused', () =>
    on(
      'monday',
      async (page) => {
        await page.getByRole('button', { name: 'Copy the brief' }).click();
        await page.getByText('Copied').waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
          '# Close a docs gap: Gap 000000000000',
        );
        await page.evaluate(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
        });
        await page.getByRole('button', { name: 'Copy the brief' }).click();
        await page.getByText('Selected').waitFor();
        expect(await page.evaluate(() => `${getSelection()}`)).toContain('# Close a docs gap');
      },
      { hash: gap(0), permissions: ['clipboard-read', 'clipboard-write'] },
    ));

  it.each(['light', 'dark'] as const)('passes axe in %s mode', (colorScheme) =>
    on(
      'monday',
      async (page) => {
        await page.evaluate(axe);
        // Only colors differ between the modes.
        const run = `axe.run(${colorScheme === 'dark' ? "{ runOnly: ['color-contrast'] }" : ''})`;
        for (const hash of ['#gaps', '#once', '#pages', '#fixes', '#more', gap(0)]) {
          await page.evaluate((to) => location.assign(to), hash);
          await page.evaluate(() => {
            for (const one of document.querySelectorAll('details')) one.open = true;
          });
          const { violations } = (await page.evaluate(run)) as {
            violations: { id: string; nodes: { html: string }[] }[];
          };
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        }
      },
      { colorScheme },
    ),
  );

  it('lists single questions in a tab of their own, which text and page filter', () =>
    on('monday', async (page) => {
      await page.getByRole('link', { name: 'Asked once' }).click();
      const items = page.locator('#once li:visible');
      const all = await items.count();
      expect(all).toBe(18);
      await page.getByLabel('Text').fill('dark mode');
      expect(await items.count()).toBe(1);
      await page.getByLabel('Text').fill('');
      // A single question has no owner, so none is left.
      await page.getByLabel('Owner').selectOption('@acme/webhooks');
      expect(await items.count()).toBe(0);
      expect(await page.locator('.empty:visible').count()).toBe(1);
    }));

  it('keeps the place, the owner and the state on a phone', () =>
    on(
      'monday',
      async (page) => {
        const cells = page.locator('#gap-table tbody tr').first().locator('td:visible');
        expect((await cells.allTextContents()).map((text) => text.trim())).toEqual([
          '7',
          'Security, webhooks.mdx',
          '@acme/webhooks',
          'back',
        ]);
      },
      { viewport: { width: 390, height: 844 } },
    ));

  it('fits a screen 360 pixels wide, and paper', () =>
    on(
      'monday',
      async (page) => {
        for (const hash of ['#gaps', '#once', '#pages', '#fixes', '#more', gap(0)]) {
          await page.evaluate((to) => location.assign(to), hash);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        }
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator('nav:visible, search:visible, button:visible').count()).toBe(0);
        expect(await page.locator('.totals').isVisible()).toBe(true);
        expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
      },
      { viewport: { width: 360, height: 740 } },
    ));

  it('shows the first of many rows, and all of them on request', () =>
    on('many', async (page) => {
      expect((await headings(page)).length).toBe(300);
      expect(await shownCounts(page)).toBe('700 of 700 gaps, 5,000 of 5,000 questions');
      await page.getByLabel('Text').fill('part 4321 SYSTEME');
      expect(await headings(page)).toEqual(['Topic 121']);
      await page.getByLabel('Text').fill('');
      await page.getByRole('button', { name: 'Show all' }).click();
      expect((await headings(page)).length).toBe(700);
    }));

  it('shows strangers’ text, and runs or loads nothing of it', () =>
    on('strangers', async (page) => {
      for (const hash of ['#pages', '#fixes', '#more', gap(0)]) {
        await page.evaluate((to) => location.assign(to), hash);
      }
      await page.goto(
        `${addresses.strangers}#gaps&text=%3Cscript%3E&page=javascript:alert(1)&sort=__proto__`,
      );
      expect(await headings(page)).toEqual([]);
      await page.goto(`${addresses.strangers}#"><img src=x onerror=alert(1)>`);
      expect(
        await page.evaluate(() => document.querySelectorAll('img, iframe, form, script').length),
      ).toBe(1);
    }));

  it('works if the bundle writes it, with a minified script', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => ({
      id: `row-${at}`,
      query: at % 2 === 0 ? 'How do I export invoices as CSV?' : `Is there a limit ${at}?`,
      resolutionStatus: 'unanswered',
      timestamp: '2026-11-14T10:00:00Z',
    }));
    const file = join(folder, 'rows.jsonl');
    writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
    const { outputs, temp } = await runAction({
      with: { mode: 'report', 'conversations-file': file, 'date-to': '2026-11-16' },
    });
    addresses.bundle = pathToFileURL(join(outputs.reportDir ?? '', 'report.html')).href;
    await on('bundle', async (page) => {
      await page.getByLabel('Text').fill('INVOICES');
      expect(await headings(page)).toHaveLength(1);
      await page.locator('.c-gap a:visible').click();
      expect(await page.locator('.questions:visible li').count()).toBe(20);
    });
    rmSync(temp, { recursive: true, force: true });
  });
});
