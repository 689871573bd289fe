export function countText(total: number): string {
  return total === 1 ? '1 product' : `${total} products`;
}
