import type { ChosenVariants, VariantRow } from '../../model/variant';

/**
 * The place of the first picture that shows what is chosen: that of its row, the picture that was chosen itself, or the
 * one whose file name has a chosen value in it, as `fern-hoodie-forest-green-10412.webp` has Forest
 * Green. Null where no picture tells, or where all do.
 */
export function pictureOfChoice(
  addresses: readonly string[],
  chosen: ChosenVariants,
  row?: Pick<VariantRow, 'picture'>,
): number | null {
  if (row?.picture !== undefined) return row.picture;
  for (const { value } of Object.values(chosen)) {
    const showing = addresses.map((address) => isShownBy(value, address));
    const place = showing.indexOf(true);
    if (place >= 0 && showing.includes(false)) return place;
  }
  return null;
}

/** Options of an imported catalogue can be several in one, as "Navy / M" is. */
const BETWEEN_OPTIONS = ' / ';

const isShownBy = (value: string, address: string): boolean =>
  address === value || value.split(BETWEEN_OPTIONS).some((part) => isNamedIn(part, address));

/** Short values, sizes above all, would be found in any name. */
const SHORTEST_TELLING = 3;

function isNamedIn(value: string, address: string): boolean {
  const words = inWords(value);
  const fileName = address.slice(address.lastIndexOf('/') + 1);
  return words.length >= SHORTEST_TELLING && `-${inWords(fileName)}-`.includes(`-${words}-`);
}

const inWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
