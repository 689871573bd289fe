export const closeWithoutSaving = 'Close without saving?';
export const discardChanges = 'Discard changes';
export const keepForLater = 'Keep for later';
export const goOn = 'Go on';
export const onThisDevice = 'on this device';
export const hereAsLongAs = 'here as long as the editor is open';
export const shown = 'Shown';
export const starsAndTheirNumber =
  'Stars and their number on cards, and the reviews of products in the categories below.';
export const noReviews = 'No reviews';
export const noReviewsAndNo = 'No reviews and no numbers; cards keep five empty stars.';
export const nothing = 'Nothing';
export const neitherReviewsNorStarsAnywhere = 'Neither reviews nor stars anywhere.';
export const tabIndentsPressEscape = 'Tab indents. Press Escape and then Tab to leave the field.';
export const header1 = 'Header 1';
export const aPromotionAboveLogo = 'A promotion above; logo, links and icons in one line.';
export const header2 = 'Header 2';
export const phoneEMailAnd = 'Phone, e-mail and address above; a search box in the line.';
export const thisShopHasDesigned =
  'This shop has designed its own header, which stands in the place of both.';
export const designTheHeader = 'Design the header';
export const frauncesASoftSerif = 'Fraunces, a soft serif';
export const figtreeAFriendlySans = 'Figtree, a friendly sans';
export const sofiaSansCondensedTall = 'Sofia Sans Condensed, tall and narrow';
export const interANeutralSans = 'Inter, a neutral sans';
export const schibstedGroteskAPlainGrotesk = 'Schibsted Grotesk, a plain grotesk';
export const yourChangesAreRestored = 'Your changes are restored.';
export const theseSettingsHaveChangedSince = 'These settings have changed since';
export const restore = 'Restore';
export const sections = 'Sections';
export const tryAgain = 'Try again';
export const theSettingsAreOn = 'The settings are on their way …';
export const noSettingIsCalledSo = 'No setting is called so.';
export const general = 'General';
export const shopName = 'Shop name';
export const beginsTheTitleOf =
  'Begins the title of every page. Where it is empty, the shop goes by its address.';
export const description = 'Description';
export const ofTheHomePage = 'Of the home page, and of every page that has none of its own.';
export const keywords = 'Keywords';
export const separatedByCommasSearch =
  'Separated by commas. Search and footer offer the first twelve.';
export const sitesThatMayEmbed = 'Sites that may embed';
export const whoMayPutParts =
  'Who may put parts of this shop into their pages, one a line: blog.example, https://blog.example or *.blog.example. Where it is empty, everybody may.';
export const version = 'Version';
export const look = 'Look';
export const logo = 'Logo';
export const theAddressOfA =
  'The address of a picture. Without one the address of the shop stands in its place.';
export const favicon = 'Favicon';
export const theAddressOfASquare =
  'The address of a square picture, shown small in tabs and bookmarks.';
export const accent = 'Accent';
export const buttonsAndWhateverIs = 'Buttons and whatever is to stand out.';
export const onTheAccent = 'On the accent';
export const wordsOnButtons = 'Words on buttons.';
export const ground = 'Ground';
export const behindEverything = 'Behind everything.';
export const surface = 'Surface';
export const behindPicturesOfProducts = 'Behind pictures of products, panels and fields.';
export const ink = 'Ink';
export const headingsAndText = 'Headings and text.';
export const softInk = 'Soft ink';
export const whatIsSaidBy = 'What is said by the way.';
export const lines = 'Lines';
export const rulesAndEdges = 'Rules and edges.';
export const header = 'Header';
export const theGroundOfTheHeader = 'The ground of the header.';
export const onTheHeader = 'On the header';
export const linksAndIconsOf = 'Links and icons of the header.';
export const typefaceOfHeadings = 'Typeface of headings';
export const typefaceOfText = 'Typeface of text';
export const corners = 'Corners';
export const howRoundButtonsFields = 'How round buttons, fields and pictures are.';
export const builtInHeader = 'Built-in header';
export const contact = 'Contact';
export const company = 'Company';
export const namedInTheFooter = 'Named in the footer and in the policies.';
export const founder = 'Founder';
export const namedOnTheAboutPage = 'Named on the about page.';
export const phone = 'Phone';
export const eMail = 'E-mail';
export const whereShoppersCanWrite =
  'Where shoppers can write to. Without one it is support at your address.';
export const address = 'Address';
export const inOneLine = 'In one line.';
export const addressInLines = 'Address in lines';
export const asItStandsIn = 'As it stands in the footer, one line each.';
export const products = 'Products';
export const categoryTiles = 'Category tiles';
export const onTheBuiltIn = 'On the built-in home page, and on the first page of the shop.';
export const hideFormerPrices = 'Hide former prices';
export const noStruckThroughPrices = 'No struck-through prices, and no sale banner in the menu.';
export const trueFormerPricesAndRatings = 'True former prices and ratings';
export const thoseThatProductsReally =
  'Those that products really have, instead of ones made from price and picture.';
export const hideFrequentlyBoughtTogether = 'Hide ‘Frequently bought together’';
export const onProductPages = 'On product pages.';
export const hideRecommendations = 'Hide recommendations';
export const inTheCartAnd = 'In the cart and at checkout.';
export const freeShippingFrom = 'Free shipping from';
export const inDollarsOfGoods =
  'In dollars of goods, before any discount; the cart tells how far it is to that. 0 for never.';
export const lowStockBelow = 'Low stock below';
export const belowSoManyPieces =
  'Below so many pieces shoppers read how few are left. 0 for never.';
export const orderProtection = 'Order protection';
export const whatTheProtectionOf =
  'What the protection of an order costs at checkout. 0 offers none.';
export const trustBadges = 'Trust badges';
export const inTheDefaultFooter = 'In the default footer.';
export const hideKeywords = 'Hide keywords';
export const thoseOfferedBySearch = 'Those offered by search and footer.';
export const reviews = 'Reviews';
export const reviewsAndRatings = 'Reviews and ratings';
export const categoriesWithReviews = 'Categories with reviews';
export const productsOfTheseCategories =
  'Products of these categories show reviews and take new ones.';
export const analytics = 'Analytics';
export const tagManager = 'Tag manager';
export const theIdOfA = 'The id of a container, such as GTM-ABC1234.';
export const googleAnalytics = 'Google Analytics';
export const idsSuchAsG = 'Ids such as G-ABC1234567, one per line.';
export const googleAds = 'Google Ads';
export const idsSuchAsAw = 'Ids such as AW-123456789, one per line.';
export const conversionLabel = 'Conversion label';
export const whatPaidOrdersAre = 'What paid orders are counted by at each of the ads ids.';
export const sessionRecording = 'Session recording';
export const theIdOfAProject = 'The id of a project of Microsoft Clarity, such as abcdefghij.';
export const doNotAskForConsent = 'Do not ask for consent';
export const allOfTheseLoad =
  'All of these load without asking, unless a shopper declines by the link in the footer. In many countries the law wants them asked.';
export const globalCss = 'Global CSS';
export const styleSheet = 'Style sheet';
export const stylesWhatStandsIn =
  'Styles what stands in every page, and neither header, footer nor the editor. The page beside shows it as you write.';
export const shopSettingsWithUnsavedChanges = 'Shop settings, with unsaved changes';
export const shopSettings = 'Shop settings';
export const searchSettings = 'Search settings';
export const closeTheSettings = 'Close the settings';
export const somebodyElseHasSaved = 'Somebody else has saved these settings';
export const save = 'Save';
export const saving = 'Saving …';
export const saveSettings = 'Save settings';
export const oneSettingNeedsAttention = 'One setting needs attention';
export const allChangesAreSaved = 'All changes are saved';
export const oneChangeIsNotSaved = 'One change is not saved';
export const off = 'Off';
export const empty = 'Empty';
export const someSettingsAreChanged =
  'Some settings are changed and not saved. What is kept for later waits';
export const thePageShowsIt = '; the page shows it again once the settings are opened.';
export const px = (radius: number): string => `${radius} px`;
export const andMore = (more: number): string => ` and ${more} more`;
export const needAttention = (wrong: number): string => `${wrong} need attention`;
export const changesAreNotSaved = (count: number): string => `${count} changes are not saved`;
export const keptOnThisDevice = (words: string): string => `${words}, kept on this device`;
export const header3 = (value: string): string => `Header ${value}`;
