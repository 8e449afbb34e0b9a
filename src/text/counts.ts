/** 1234 as `1,234`. By hand: the first formatter of `Intl` would cost every run 15 ms. */
export function formatNumber(count: number): string {
  return `${count}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 question`, `1,234 questions`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
