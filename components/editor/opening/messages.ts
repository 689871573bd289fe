export const loading = 'Loading...';
export const itMayHaveBeen =
  'It may have been deleted, or has another address. You can add it now.';
export const addThisPage = 'Add this page';
export const page = 'Page';
export const tryAgain = 'Try again';
export const goToTheHomepage = 'Go to the homepage';
export const thereIsNoPage = (slug: string): string => `There is no page at /${slug}`;
export const couldNotBeOpened = (page: string): string => `${page} could not be opened`;
