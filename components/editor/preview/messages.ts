export const preview = 'Preview';
export const tryAgain = 'Try again';
export const backToEditing = 'Back to editing';
export const nothingToPreview = 'Nothing to preview yet';
export const noProduct = 'No product to show yet';
export const noProductHint =
  'This page shows one product at a time. Preview it once the shop has one.';
export const draftsOff = (savedAt: string | undefined): string =>
  `This browser saves no drafts: the page is shown as last saved${savedAt ? ` (${savedAt})` : ''}, without your unsaved changes.`;
export const unsavedPreview = 'Preview of unsaved changes';
export const preparing = 'Preparing the preview …';
