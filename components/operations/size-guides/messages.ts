export const sizeGuidesHint =
  'Shoppers open the size guide from the size options of a product. If several match, the most specific one is shown: category and brand, then category, then brand, then all products.';
export const guideTable = 'Table';
export const guideTableHint =
  'Paste a table from a spreadsheet, or write one as CSV: a row for each size, a column for each measurement with its unit, such as “Chest (cm)” or “Waist (in)”. The other unit is worked out. Columns without a unit are shown as they are.';
export const saveGuides = 'Save size guides';
export const startFromExample = 'Start from an example';
export const guidesSaved = (saved: number, holes: number) =>
  `${saved} size ${saved === 1 ? 'guide' : 'guides'} saved.${
    holes > 0 ? ` ${holes} ${holes === 1 ? 'size lacks' : 'sizes lack'} a value.` : ''
  }`;
export const guidesRefused = (count: number) =>
  `Nothing was saved: ${count === 1 ? 'one line has a problem' : `${count} lines have problems`}.`;
export const removeGuideTitle = (name: string) => `Remove the size guide for ${name}?`;
export const removeGuideHint =
  'Shoppers no longer see it. To keep a copy, go back and export your size guides first.';
export const removeGuide = 'Remove size guide';
export const replaceTableTitle = 'Replace the table?';
export const replaceTableHint = 'The table has changes that are not saved. They will be lost.';
export const replaceTable = 'Replace table';
export const guideRemoved = (name: string) => `Size guide for ${name} removed.`;
export const noGuides = 'No size guides';
export const noGuidesHint = 'Import a CSV file, paste a table, or start from an example.';
export const guideFacts = (sizes: number, measurements: string) =>
  `${sizes} ${sizes === 1 ? 'size' : 'sizes'}: ${measurements}`;
export const guideHoles = (holes: number) =>
  `${holes} ${holes === 1 ? 'value is' : 'values are'} not given`;
export const showTable = 'Show table';
export const edit = 'Edit';
export const guideExample = `Category,Brand,Size,EU,Chest (in),Body length (in)
Hoodies,,Note,Between two sizes? Take the larger one.,,
Hoodies,,How to measure,,"Around the fullest part, with the tape level.",From the shoulder to the hem.
Hoodies,,S,46,34–36,26.5
Hoodies,,M,48,37–39,27.5
Hoodies,,L,50,40–42,28.5
Hoodies,,XL,52,43–45,29.5
`;
