/** Has the keyboard pass by the places of sections that have come (`components/ui/when-near.tsx`): they have controls of their own. */
export function passByWhatCame(): void {
  document.addEventListener('keydown', passBy);
}

function passBy({ key }: KeyboardEvent): void {
  if (key !== 'Tab') return;
  for (const place of document.querySelectorAll<HTMLElement>('.when-near:has(a, button)')) {
    place.tabIndex = -1;
  }
}
