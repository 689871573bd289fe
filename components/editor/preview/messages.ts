export const preview = 'Preview';
export const tryAgain = 'Try again';
export const backToEditing = 'Back to editing';
export const nothingToPreviewYet = 'Nothing to preview yet';
export const noProductToShowYet = 'No product to show yet';
export const thisPageShowsOne =
  'This page shows one product at a time. It can be looked at once the shop has one.';
export const thisBrowserKeepsNo =
  'This browser keeps no drafts: the page is shown as it is saved, without what is not saved yet.';
export const previewOfUnsavedChanges = 'Preview of unsaved changes';
export const preparingThePreview = 'Preparing the preview …';
