export const loading = 'Loading...';
export const pageMissingHint =
  'It may have been deleted, or its address may have changed. You can add it now.';
export const pageGoneHint = 'It may have been deleted, or its address may have changed.';
export const addThisPage = 'Add this page';
export const page = 'Page';
export const tryAgain = 'Try again';
export const goToHomepage = 'Go to the home page';
export const noPageAt = (slug: string): string => `There is no page at /${slug}`;
export const couldNotOpen = (page: string): string => `${page} could not be opened`;
