const FEW = 10;

/** How many blocks the address asks for. */
export function howMany(): number {
  return Number(new URLSearchParams(location.search).get('blocks') ?? FEW);
}
