export const categoryColumn = 'Category';
export const brandColumn = 'Brand';
export const sizeColumn = 'Size';
export const howRow = 'How to measure';
export const noteRow = 'Note';

export const column = (letters: string): string => `Column ${letters}`;

export const emptyFile =
  'The file is empty: it needs a row of column names and a row for each size.';
export const noSizeColumn =
  'The first row has to name the columns, and one of them has to be “Size”.';
export const noMeasurementColumns =
  'There is no column of measurements beside “Size”, such as “Chest (cm)”.';
export const columnTwice = (name: string): string =>
  `The column “${name}” is there twice. Keep one of them.`;
export const columnWithoutName = (column: string): string =>
  `Column ${column} has values but no name in the first row.`;
export const bothUnits = (name: string): string =>
  `“${name}” has values in cm and in inches. Keep one of them: the other is worked out.`;
export const noSize = 'The size is missing.';
export const sizeTwice = (size: string, line: number): string =>
  `The size “${size}” is there already, on line ${line}.`;
export const notLength = (name: string, text: string): string =>
  `${name}: “${text}” is not a length, such as 38.5, or a range from low to high, such as 96–101.`;
export const otherUnit = (name: string, text: string): string =>
  `${name}: “${text}” is not in the unit of its column.`;
export const madeDate = (text: string): string =>
  `“${text}” is a date that a spreadsheet made of a range. Enter it with a long dash, such as 8–10.`;
export const tooLong = (name: string, most: number): string =>
  `${name}: the text has more than ${most} characters.`;
export const noSizes = (guide: string): string => `The guide for ${guide} has no sizes.`;
export const noValues = (guide: string): string => `The guide for ${guide} has no measurements.`;
export const manySizes = (guide: string, most: number): string =>
  `The guide for ${guide} has more than ${most} sizes.`;
export const manyMeasurements = (most: number): string =>
  `The file has more than ${most} columns of measurements with values for one guide.`;
export const manyGuides = (most: number): string =>
  `The file has more than ${most} size guides. Split it into several.`;
export const manyRows = (most: number): string =>
  `The file has more than ${most.toLocaleString('en-US')} rows. Split it into several.`;
export const manyColumns = (most: number): string => `The file has more than ${most} columns.`;
export const noLetters = (column: string, name: string): string =>
  `${column}: “${name}” has no letter and no digit.`;
export const guideTwice = (guide: string, line: number): string =>
  `The guide for ${guide} is there already, on line ${line}, with other columns.`;
export const longFile = (most: number): string =>
  `The file has more than ${most.toLocaleString('en-US')} characters. Split it into several.`;
export const allProducts = 'all products';
export const guideTitle = (category: string, brand: string): string =>
  [category || allProducts, brand].filter(Boolean).join(' by ');
