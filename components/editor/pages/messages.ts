export const nameAndDescription = 'Name and description';
export const cancel = 'Cancel';
export const saving = 'Saving …';
export const save = 'Save';
export const name = 'Name';
export const description = 'Description';
export const textConflict = 'Somebody else has changed the name or description of this page';
export const empty = 'Empty';
export const pages = 'Pages';
export const yourPages = 'Your pages';
export const onEveryPage = 'On every page';
export const notListed = 'Not in the menu';
export const header = 'Header';
export const footer = 'Footer';
export const unsavedChanges = 'Unsaved changes';
export const nameRequired = 'Enter a name for the page.';
export const allPages = 'All pages';
export const onceDesigned = 'Once it has been designed and saved';
export const editNameAndDescription = 'Name and description …';
export const editDescription = 'Description for search engines …';
export const openInNewTab = 'Open in a new tab';
export const copyPage = 'Copy as a new page …';
export const resetToBuiltIn = 'Reset to the built-in content';
export const backOffice = 'Back office';
export const notYourRole = 'Not for your role here: ask an owner of the shop';
export const isBuiltIn = 'Already shows the built-in content';
export const tryAgain = 'Try again';
export const addAPage = 'Add a page';
export const searchPages = 'Search pages';
export const noPageMatches = 'No page matches.';
export const documents = 'Pages, header and footer';
export const adding = 'Adding …';
export const addPage = 'Add page';
export const nameHint = 'As shown in the page menu and by search engines.';
export const address = 'Address';
export const addressFromName = 'Made from the name. It stays the same when the page is renamed. ';
export const makeFromName = 'Make it from the name';
export const startWith = 'Start with';
export const blank = 'Blank';
export const blankHint = 'An empty page';
export const copyChoice = 'A copy';
export const copyChoiceHint = 'Of an existing page';
export const copyOf = 'Copy of';
export const reset = 'Reset';
export const pagesHeaderAndFooter = 'Pages, header and footer';
export const anotherPage = 'Another page';
export const undo = 'Undo';
export const descriptionOf = (name: string): string => `Description of ${name}`;
export const descriptionHint = (length: number): string =>
  `One or two sentences that make people want to visit the page. About ${length} characters are shown.`;
export const hasUnsavedChanges = (name: string): string => `${name} has unsaved changes`;
export const nameTooLong = (most: number): string =>
  `The name can have at most ${most} characters.`;
export const descriptionTooLong = (most: number): string =>
  `The description can have at most ${most} characters.`;
export const pagesNotLoaded = 'Your pages could not be loaded. ';
export const ordersAndMessages = 'Orders and messages';
export const moreFor = (name: string): string => `More for ${name}`;
export const shoppersFindIt = 'Shoppers find it at';
export const addressStays = '. It stays the same when the page is renamed.';
export const deletePage = (name: string): string => `Delete ${name}?`;
export const resetPage = (name: string): string => `Reset ${name}?`;
export const bringingBack = (name: string): string => `Restoring ${name} …`;
export const isBack = (name: string): string => `${name} is restored`;
export const deleted = (name: string): string => `${name} deleted`;
export const showsBuiltIn = (name: string): string => `${name} shows its built-in content`;
export const addressHint = (address: string): string =>
  `Also its title for search engines, after the name of the shop. Its address stays ${address}, so that links to it keep working.`;
export const unsavedPage = (name: string): string =>
  `${name} has unsaved changes. This browser keeps them, and has them again when the page is restored.`;
export const unsavedDesign = (name: string): string =>
  `${name} has unsaved changes. They come back with its design if that is restored before this tab is closed.`;
export const deleteIt = 'Delete';
export const ordersToSend = (count: number): string =>
  count === 1 ? '1 order to send' : `${count} orders to send`;
export const openDisputes = (count: number): string =>
  count === 1 ? '1 open dispute' : `${count} open disputes`;
export const reviewsToApprove = (count: number): string =>
  count === 1 ? '1 review to approve' : `${count} reviews to approve`;
export const messagesToAnswer = (count: number): string =>
  count === 1 ? '1 message to answer' : `${count} messages to answer`;
export const isInBin = (failure: string): string =>
  `${failure} What was deleted is under “Recently deleted”.`;
export const recentlyDeleted = 'Recently deleted';
export const binHint = (days: number): string =>
  `Deleted pages and replaced designs stay here for ${days} days. Restored ones have their address and links again.`;
export const binEmpty = 'Nothing has been deleted recently.';
export const loadingBin = 'Loading …';
export const binNotLoaded = (reason: string): string =>
  `What was deleted could not be loaded. ${reason}`;
export const restore = 'Restore';
export const restoring = 'Restoring …';
export const restoreNamed = (name: string): string => `Restore ${name}`;
export const deleteForGood = 'Delete for good';
export const deleteForGoodNamed = (name: string): string => `Delete for good: ${name}`;
export const askForGood = (name: string): string =>
  `Delete ${name} for good? It can’t be restored after that.`;
export const deletedForGood = (name: string): string => `${name} is deleted for good`;
export const keepIt = 'Keep it';
export const binReasons = {
  deleted: 'Deleted',
  reset: 'Reset',
  emptied: 'Emptied',
  replaced: 'Replaced by an earlier version',
};
export const binNote = (what: string, when: string, who: string): string =>
  who ? `${what} ${when} by ${who}` : `${what} ${when}`;
export const daysLeft = (days: number): string => (days === 1 ? '1 day left' : `${days} days left`);
export const replacesCurrent = 'The current design moves here when this one is restored.';
export const endsRedirect = (address: string, target: string): string =>
  `${address} redirects to ${target} now. Restoring the page removes that redirect.`;
export const newAddress = 'New address';
export const addressTaken = (address: string, name: string): string =>
  `${address} belongs to ${name} now, and so do links to it. Redirects that led to this page follow it.`;
