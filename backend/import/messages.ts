export const tooLong = (what: string, max: number): string =>
  `the ${what} is longer than ${max} characters`;
export const notNumber = 'is no number';
export const fractions = 'has fractions of a cent';
export const invalidQuantity = (text: string): string =>
  `the inventory quantity "${text}" is no whole number`;
export const noRows = 'the file has a header and no rows';
export const tooManyPictures = (max: number): string => `the product has more than ${max} pictures`;
export const invalidPicture = (text: string): string =>
  `"${text}" is no http(s) address of a picture`;
export const invalidPosition = (text: string): string =>
  `the image position "${text}" is no whole number`;
export const noHandle = 'the handle is missing';
export const longHandle = (max: number): string => `the handle is longer than ${max} characters`;
export const tooManyRows = 'the product has too many rows';
export const noTitle = 'the title is missing';
export const longDescription = (max: number): string =>
  `the description is longer than ${max} characters`;
export const noPrice = 'the price is missing';
export const tooManyVariants = (max: number): string => `the product has more than ${max} variants`;
export const noOptionName = (value: string): string =>
  `the option value "${value}" has no option name`;
export const noOptionValue = (name: string): string =>
  `the variant has no value for the option "${name}"`;
export const rejected = 'Rejected, and left out:';
export const unfetchedPictures = 'Pictures that could not be fetched, and keep their own address:';
export const preservedStock = (variants: number): string =>
  `Variants whose stock stays as the shop counts it, since an earlier version read the file (--set-stock takes the file's): ${variants}`;
export const dryRun = 'Dry run: nothing was changed.';
export const strict = 'Strict: nothing was changed, because products were rejected.';
export const scatteredRows =
  'the handle stood further up; all rows of a product must follow each other';
export const ambiguous = (text: string): string => {
  const whole = text.replace(/[.,]/, '');
  return `may mean ${whole}.00 or ${text.replace(',', '.')}; write it with two decimals`;
};
export const over = (what: string, most: string): string => `${what} is over ${most}`;
export const invalidWeight = (text: string): string => `the weight "${text}" is no number of grams`;
export const ignoredColumns = 'Columns that were not kept:';
export const lostElements = 'Elements of descriptions that were left out, or became links:';
export const inProducts = (products: number): string =>
  products === 1 ? 'in 1 product' : `in ${products} products`;
export const moreLines = (lines: number): string =>
  lines === 1 ? 'and 1 more line like this' : `and ${lines} more lines like this`;
export const typesBeyond = (most: number): string =>
  `Product types that became no category, for a catalogue has ${most} of its own at most:`;
export const withoutCategory = (products: number, types: readonly string[]): string => {
  const what = products === 1 ? '1 product' : `${products} products`;
  const named = types.length > 0 ? ` (types: ${types.join(', ')})` : '';
  return `${what} without a category${named}: All Products alone shows them`;
};
