export const noColumn = (names: string): string => `the header has no column ${names}`;
export const repeatedColumn = (title: string): string => `the column "${title}" stands twice`;
export const emptyFile = 'the file is empty';
export const largeCell = 'a cell holds more than 1 MB';
export const wrongWidth = (cells: number, width: number): string =>
  `the row has ${cells} cells, the header ${width}`;
export const largeOrOpenCell = 'a cell holds more than 1 MB, or its quote is never closed';
export const openQuote = 'a quote is opened in this row and never closed';
export const unbalancedQuotes = 'the quotes of this row are unbalanced';
export const notCsv = (reason: string): string => `the file is no readable CSV: ${reason}`;
export const brokenUtf16 = 'the file begins as UTF-16 and is broken; save it as "CSV UTF-8"';
export const notUtf8 = 'the file is not UTF-8 text; save it as "CSV UTF-8"';
export const nulByte = 'the file holds a NUL byte: it is no CSV text, or UTF-16; save it as UTF-8';
export const noParent = (parent: string): string =>
  parent === ''
    ? 'the variation names no product as its parent'
    : `the file has no product "${parent}", which this is a variation of`;
export const unsoldType = (type: string): string =>
  `a product of the type "${type}" cannot be sold here: only simple and variable ones can`;
export const tooManyOptions = (options: number): string =>
  `the product has ${options} options, and three can be kept`;
