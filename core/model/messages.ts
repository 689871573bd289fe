/** Stands for whatever a failed login cannot say itself (spec 8). */
export const loginFailed = 'An error occurred during login';
/** Tells that a shopper has written in a dispute since its operator looked at it. */
export const caseChanged =
  'The shopper has written meanwhile, so nothing was done. Read it, and try again.';
/** Tells that somebody else of the shop has judged a review first. */
export const reviewAlreadyJudged = 'Somebody has judged this review already.';
/** Tells that an order is no longer as its operator saw it. */
export const orderChanged =
  'This order has changed meanwhile, so nothing was done. Look at it again.';
/** The way from a cart to its order, and the page it leads to (spec 2). */
export const checkout = 'Checkout';
export const homepageName = 'Homepage';
/** Text for no results, in the header and in the listing (spec 2). */
export const noResults = 'No products found';
export const noResultsHint = 'Try different keywords or browse our categories';
/** The failures of a search (spec 5, 8). */
export const templateRequired = 'Template is required for search';
export const searchFailed = 'Search failed';
export const searchError = 'An error occurred during search';
export const uploadTooLarge = 'This photo is over 10 MB.';
/** Error text for an invalid e-mail address. */
export const emailRequired = 'Enter the e-mail address to write to.';
/** A section of the privacy page, and what an address names to have its choices open. */
export const privacyChoices = 'Privacy choices';
/** Name (spec 2) and address of the dispute flow. */
export const fileADispute = 'File A Dispute';
export const attachmentTooLarge = 'This photo is over 5 MB.';
/** Text of a product grid while its products load (spec 4). */
export const productsLoading = 'Loading products...';
/** The message where the server has none, or did not answer (spec 8). */
export const productsFailed = 'Failed to fetch products';
export const countryRequired = 'Choose a country.';
export const itHasNotArrived = 'It has not arrived';
export const itArrivedDamaged = 'It arrived damaged';
export const iGotSomethingElse = 'I got something else';
export const itIsNotAsDescribed = 'It is not as described';
export const myRefundIsMissing = 'My refund is missing';
export const somethingElse = 'Something else';
export const nameRequired = 'Enter your name.';
export const topicRequired = 'Choose what it is about.';
export const subjectRequired = 'Enter a subject.';
export const aboutRequired = 'Write what it is about.';
export const caseMessageRequired = 'Write your message.';
export const mustNotBeEmpty = 'must not be empty';
export const senderRequired = 'Tell us your name.';
export const replyEmailRequired = 'Enter an e-mail address we can answer to.';
export const messageRequired = 'Write a message.';
export const mustBeSwitch = 'must be true, false or delete';
export const mustBeSite =
  'must be a site such as blog.example, https://blog.example or *.blog.example';
export const mustBeAddress = 'must be an http(s) address or a path such as /shop';
export const mustBeEmail = 'must be an email address';
export const mustBeDays = 'must be days as "from-to", such as 2-4';
export const mustBeNumber = 'must be a number';
export const mustNotBeNegative = 'must not be negative';
export const mustBeAtMost10000 = 'must be at most 10000';
export const mustHaveTwoDecimals = 'must have at most two decimals';
export const mustBeInteger = 'must be a whole number';
export const mustBeAtMost1000 = 'must be at most 1000';
export const mustBeColor = 'must be a color such as #1f4034';
export const mustBeUnique = 'must not name anything twice';
export const mustBeTypedComponent = 'must be a component: an object with a type';
export const mustNameType = 'must name its type by a text';
export const mustBeComponent = 'must be a component';
export const nestedTooDeep = 'must not be nested too deep';
export const keyTooLong = 'That is too long to be a key.';
export const keyHasBlanks = 'A key has no blanks in it.';
export const keyTooShort = 'That is too short to be one.';
export const notStripeSecretKey =
  'A secret key of Stripe begins with sk_test_, sk_live_, rk_test_ or rk_live_.';
export const notStripePublishableKey =
  'A publishable key of Stripe begins with pk_test_ or pk_live_.';
export const notStripeWebhookSecret = 'A webhook secret of Stripe begins with whsec_.';
export const starsRequired = 'Choose a number of stars.';
export const reviewRequired = 'Write a few words.';
export const mustBeRadius = 'must be a number from 0 to 24';
export const tooManyLines = 'must have at most 20 lines';
export const keepItTo = (length: number): string => `Keep it to ${length} characters.`;
export const atMostPhotos = (count: number): string => `Add at most ${count} photos at a time.`;
export const tooManyTiles = (most: number): string => `must not hold more than ${most} tiles`;
export const hasTile = (category: string): string => `"${category}" has a tile already`;
/** Says of a content that it is larger than `MAX_CONTENT_BYTES`, as in 'it …'. */
export const mustBeSmallContent =
  'must have at most 256 KB: split it up into several blocks, or leave some of it out';
export const tooManyCharacters = (most: number): string => `must have at most ${most} characters`;
export const tooManyEntries = (most: number): string => `must have at most ${most} entries`;
export const mustLookLike = (example: string): string => `must look like ${example}`;
export const mustBeOneOf = (names: readonly string[]): string =>
  `must be one of ${names.join(', ')}`;
export const nestedDeeperThan = (depth: number): string =>
  `must not nest components more than ${depth} deep`;
export const tooManyComponents = (most: number): string =>
  `must not hold more than ${most} components`;
export const tooManyBeside = (most: number): string =>
  `must not hold more than ${most} components side by side`;
export const mustBeCountry = 'must be a country that checkout offers, such as US';
