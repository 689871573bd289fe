/** The block that something stands in; null for none. */
export function blockAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-block]')?.dataset.block ?? null;
}
