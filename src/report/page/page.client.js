/*
 * Opens one part of the page at a time, filters, sorts and copies: the page is complete without this.
 * The address's fragment has the open gap, the filters and the order, as in
 * `#gap-3861118a180e&text=webhook&state=open`, so that Back works and an address can be shared.
 */

/** @typedef {{ row: HTMLTableRowElement, text: string, own: string, of: Record<string, string[]> }} Gap */
/** @typedef {{ item: HTMLElement, text: string, gap: Gap | undefined, page: string, count: number }} Asked */

document.documentElement.classList.add('js');
addEventListener('DOMContentLoaded', start);

function start() {
  const all = (/** @type {string} */ selector, /** @type {ParentNode} */ within = document) =>
    /** @type {HTMLElement[]} */ ([...within.querySelectorAll(selector)]);
  const first = (/** @type {string} */ selector, /** @type {ParentNode} */ within = document) =>
    /** @type {HTMLElement} */ (within.querySelector(selector));
  const controls = /** @type {HTMLInputElement[]} */ (all('search [name]'));
  const facets = /** @type {HTMLSelectElement[]} */ (all('search select')).map(({ name }) => name);
  const search = first('search');
  const output = first('output');
  const home = first('#gaps');
  const body = first('#gap-table tbody');

  /** Reads from the address what is open and which filters are chosen. */
  function readAddress() {
    const [start = '', ...rest] = location.hash.slice(1).split('&');
    const isId = !start.includes('=');
    const chosen = new URLSearchParams((isId ? rest : [start, ...rest]).join('&'));
    return { id: isId ? start : '', chosen };
  }

  function addressOf(/** @type {string} */ id, /** @type {URLSearchParams} */ chosen) {
    return `#${[id, chosen.toString()].filter(Boolean).join('&')}`;
  }

  /** The form in which texts are compared: without case and accents. */
  const plain = (/** @type {string | null | undefined} */ text) =>
    (text ?? '')
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase();

  /** @type {{ gaps: Gap[], asked: Asked[] } | undefined} */
  let rows;

  /** The texts to search in rows and questions, made when first needed. */
  const rowsOf = () => (rows ??= makeRows());

  function makeRows() {
    const gaps = /** @type {HTMLTableRowElement[]} */ (all('tr[data-id]')).map((row) => {
      const text = plain(row.textContent);
      const of = facets.map((name) => [name, row.dataset[name]?.split('\n') ?? []]);
      return { row, text, own: text, of: Object.fromEntries(of) };
    });
    const byId = new Map(gaps.map((gap) => [gap.row.dataset.id, gap]));
    const asked = all('#pages li[data-gap], #once li').map((item) => {
      const { gap: id = '', n = 0 } = item.dataset;
      const gap = byId.get(id);
      const text = plain(item.firstElementChild?.textContent);
      if (gap) gap.text += `\n${text}`;
      const page = item.dataset.page ?? item.closest('details')?.dataset.page ?? '';
      return { item, text, gap, page, count: Number(n) };
    });
    return { gaps, asked };
  }

  /** Maximum number of rows shown at first, as a browser takes a second to lay out thousands. */
  let maxRows = 300;
  let applied = '';

  function filter(/** @type {URLSearchParams} */ chosen) {
    const values = controls.map((control) => {
      const value = chosen.get(control.name) ?? '';
      if (control.value !== value) control.value = value;
      return [control.name, value];
    });
    if (applied === JSON.stringify(values)) return;
    applied = JSON.stringify(values);
    const wanted = Object.fromEntries(values);
    const words = plain(wanted.text).split(/\s+/).filter(Boolean);
    const { gaps, asked } = rowsOf();
    const fits = (/** @type {Gap} */ { of }, /** @type {string} */ but) =>
      facets.every((name) => name === but || !wanted[name] || of[name]?.includes(wanted[name]));
    const matching = gaps.filter(({ text }) => words.every((word) => text.includes(word)));
    const left = new Set(matching.filter((gap) => fits(gap, '')));
    let at = 0;
    for (const gap of gaps) gap.row.hidden = !left.has(gap) || ++at > maxRows;
    first('.rest').hidden = at <= maxRows;
    // A single question has a page, and no place, owner, state or kind.
    const isOpenToSingle = facets.every((name) => name === 'page' || !wanted[name]);
    for (const { item, text, gap, page } of asked) {
      const isAsked = words.every((word) => text.includes(word) || gap?.own.includes(word));
      const isLeft = gap ? left.has(gap) : isOpenToSingle;
      item.hidden = !(isLeft && isAsked && (!wanted.page || page === wanted.page));
    }
    for (const page of all('#pages .page')) {
      const own = all('li[data-gap]', page).filter(({ hidden }) => !hidden);
      page.hidden = own.length === 0 && values.some(([, value]) => value !== '');
      const count = page.querySelector('.n');
      if (count)
        count.textContent = number(own.reduce((sum, { dataset }) => sum + Number(dataset.n), 0));
    }
    countOptions(matching, fits);
    showCounts(left.size);
  }

  const number = (/** @type {number} */ count) => count.toLocaleString('en');

  /** Shows next to each value of a filter how many gaps it would leave. */
  function countOptions(
    /** @type {Gap[]} */ gaps,
    /** @type {(gap: Gap, but: string) => boolean} */ fits,
  ) {
    for (const name of facets) {
      const counts = new Map();
      for (const gap of gaps) {
        if (!fits(gap, name)) continue;
        for (const value of gap.of[name] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      const options = /** @type {HTMLOptionElement[]} */ (all(`[name=${name}] option`));
      for (const option of options.slice(1)) {
        option.dataset.name ??= option.text;
        option.text = `${option.dataset.name} (${number(counts.get(option.value) ?? 0)})`;
      }
    }
  }

  /** Shows how many gaps and questions are left. */
  function showCounts(left = 0) {
    const { gaps, asked } = rowsOf();
    const shown = asked.filter(({ item }) => !item.hidden);
    const sum = (/** @type {Asked[]} */ some) => some.reduce((count, one) => count + one.count, 0);
    output.textContent = `${number(left)} of ${number(gaps.length)} gaps, ${number(sum(shown))} of ${number(sum(asked))} questions`;
    for (const note of all('.empty')) {
      const view = note.closest('.view');
      note.hidden = view === home ? left > 0 : shown.some(({ item }) => view?.contains(item));
    }
    const table = document.getElementById('gap-table');
    if (table) table.hidden = left === 0;
  }

  let order = 'conversations';

  /** Sorts by a column, `-` before its name for the other way around. */
  function sort(/** @type {string} */ by) {
    if (by === order || !body) return;
    order = by;
    const key = by.replace(/^-/, '');
    const button = all('[data-sort]').find(({ dataset }) => dataset.sort === key);
    if (!button) return;
    const isNumber = 'number' in button.dataset;
    const isDown = isNumber !== by.startsWith('-');
    for (const head of all('[aria-sort]')) head.removeAttribute('aria-sort');
    button.closest('th')?.setAttribute('aria-sort', isDown ? 'descending' : 'ascending');
    const { compare } = new Intl.Collator('en', { numeric: true });
    const sorted = rowsOf().gaps.map((gap) => {
      const cell = first(`.c-${key}`, gap.row);
      return { gap, value: cell.dataset.value ?? cell.textContent ?? '' };
    });
    sorted.sort((a, b) => {
      // Empty values come last, whichever the direction.
      if (a.value === '' || b.value === '') return Number(a.value === '') - Number(b.value === '');
      const ascending = isNumber ? Number(a.value) - Number(b.value) : compare(a.value, b.value);
      return isDown ? -ascending : ascending;
    });
    rowsOf().gaps = sorted.map(({ gap }) => gap);
    body.append(...sorted.map(({ gap }) => gap.row));
    applied = '';
  }

  const title = document.title;
  /** @type {HTMLElement | undefined} */
  let shown;
  /** @type {Map<HTMLElement, number>} */
  const scrolled = new Map();

  function show(/** @type {string} */ id) {
    const found = id === '' ? home : document.getElementById(id);
    const next = found?.classList.contains('view') ? found : home;
    if (id !== '' && next !== found)
      output.textContent = `This report has no ${id.replace('-', ' ')}.`;
    const isGap = next.classList.contains('gap');
    search.hidden = !['gaps', 'once', 'pages'].includes(next.id);
    for (const link of all('nav a')) {
      const isCurrent = link.getAttribute('href') === `#${isGap ? 'gaps' : next.id}`;
      link.toggleAttribute('aria-current', isCurrent);
    }
    document.documentElement.classList.toggle('in-gap', isGap);
    if (next === shown) return;
    const left = shown;
    next.classList.add('shown');
    shown = next;
    const heading = first('h2', next);
    document.title = isGap ? `${heading.textContent?.trim()} · ${title}` : title;
    if (!left) return;
    scrolled.set(left, scrollY);
    left.classList.remove('shown');
    const opener = left.id.startsWith('gap-') ? all(`a[href="#${left.id}"]`, next)[0] : null;
    (opener ?? heading).focus({ preventScroll: true });
    scrollTo(0, isGap ? 0 : (scrolled.get(next) ?? 0));
  }

  function follow() {
    const { id, chosen } = readAddress();
    sort(chosen.get('sort') ?? 'conversations');
    filter(chosen);
    show(id);
  }

  /** Replaces the current address, so that Back leads to what was open before. */
  function choose(/** @type {Record<string, string>} */ changes) {
    const { id, chosen } = readAddress();
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') chosen.delete(name);
      else chosen.set(name, value);
    }
    location.replace(addressOf(id, chosen));
    follow();
  }

  async function copy(/** @type {HTMLElement} */ button) {
    const text = document.getElementById(button.dataset.copy ?? '');
    const status = /** @type {HTMLElement} */ (button.nextElementSibling);
    if (!text) return;
    try {
      await navigator.clipboard.writeText(text.textContent ?? '');
      status.textContent = 'Copied';
    } catch {
      getSelection()?.selectAllChildren(text);
      text.focus();
      status.textContent = 'Selected: copy it with the keyboard';
    }
  }

  document.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    const link = target.closest('a');
    const button = /** @type {HTMLElement | null} */ (target.closest('button'));
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (link?.getAttribute('href')?.startsWith('#') && isPlain) {
      // Opens the gap without resetting the filters.
      event.preventDefault();
      location.assign(addressOf(link.hash.slice(1), readAddress().chosen));
      follow();
    } else if (button?.dataset.sort) {
      const by = button.dataset.sort;
      choose({ sort: order === by ? `-${by}` : by });
    } else if (button?.dataset.copy) copy(button);
    else if (button && 'all' in button.dataset) {
      maxRows = Infinity;
      applied = '';
      follow();
    } else if (button && 'clear' in button.dataset) {
      choose(Object.fromEntries(controls.map(({ name }) => [name, ''])));
    }
  });
  search.addEventListener('input', (event) => {
    const { name, value } = /** @type {HTMLInputElement} */ (event.target);
    choose({ [name]: value });
  });
  addEventListener('hashchange', follow);
  follow();
}
