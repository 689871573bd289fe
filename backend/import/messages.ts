export const tooLong = (what: string, max: number): string =>
  `the ${what} is longer than ${max} characters`;
export const notNumber = 'is no number';
export const fractions = 'has fractions of a cent';
export const invalidQuantity = (text: string): string =>
  `the inventory quantity "${text}" is no whole number`;
export const separatorHint = '; the cells must be separated by commas';
export const noColumn = (names: string, hint: string): string =>
  `the header has no column ${names}${hint}`;
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
export const emptyFile = 'the file is empty';
export const largeCell = 'a cell holds more than 1 MB';
export const wrongWidth = (cells: number, width: number): string =>
  `the row has ${cells} cells, the header ${width}`;
export const largeOrOpenCell = 'a cell holds more than 1 MB, or its quote is never closed';
export const openQuote = 'a quote is opened in this row and never closed';
export const unbalancedQuotes = 'the quotes of this row are unbalanced';
export const notCsv = (reason: string): string => `the file is no readable CSV: ${reason}`;
export const noPrice = 'the price is missing';
export const tooManyVariants = (max: number): string => `the product has more than ${max} variants`;
export const noOptionName = (value: string): string =>
  `the option value "${value}" has no option name`;
export const noOptionValue = (name: string): string =>
  `the variant has no value for the option "${name}"`;
export const rejected = 'Rejected, and left out:';
export const unfetchedPictures = 'Pictures that could not be fetched, and keep their own address:';
export const ignoredColumns = 'Columns that were ignored:';
export const preservedStock = (variants: number): string =>
  `Variants whose stock stays as the shop counts it, since an earlier version read the file (--set-stock takes the file's): ${variants}`;
export const dryRun = 'Dry run: nothing was changed.';
export const strict = 'Strict: nothing was changed, because products were rejected.';
export const scatteredRows =
  'the handle stood further up; all rows of a product must follow each other';
export const utf16 = 'the file is UTF-16; save it as UTF-8';
export const notUtf8 = 'the file is not UTF-8 text; save it as "CSV UTF-8"';
export const nulByte = 'the file holds a NUL byte: it is no CSV text, or UTF-16; save it as UTF-8';
