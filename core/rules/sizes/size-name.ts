/** Names of one size, as labels and tables write them. */
const SAME: Readonly<Record<string, string>> = {
  ...{ xxs: '2xs', xxxs: '3xs', xxl: '2xl', xxxl: '3xl', xxxxl: '4xl' },
  ...{ small: 's', medium: 'm', large: 'l', xsmall: 'xs', extrasmall: 'xs' },
  ...{ xlarge: 'xl', extralarge: 'xl', xxlarge: '2xl' },
  ...{ os: 'onesize' },
};

/** A size as it is compared: without case, blanks and marks between its parts. */
export function sizeName(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/(?<=[a-z])-(?=[a-z])|\s+/g, '');
  return SAME[plain] ?? plain;
}

/** The place of each size among the options of a product; what is no option keeps its place behind the one before it. */
export function inOrderOf<Size extends { name: string }>(
  sizes: readonly Size[],
  options: readonly string[],
): Size[] {
  const places = new Map(options.map((option, place) => [sizeName(option), place]));
  let last = -1;
  const placed = sizes.map((size) => {
    last = places.get(sizeName(size.name)) ?? last;
    return { size, place: last };
  });
  return placed.sort((one, other) => one.place - other.place).map(({ size }) => size);
}
