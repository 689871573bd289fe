export const noteSaved = 'Note saved.';
export const answerSent = 'Answer sent.';
export const answerOrNote = 'Answer or note';
export const answerHint = 'Shoppers see answers. Notes are only for the shop.';
export const sendAnswer = 'Send answer';
export const saveNote = 'Save as note';
export const allCases = 'All cases';
export const caseClosed = 'Case closed.';
export const closeCase = 'Close case';
export const thread = 'Messages of the case';
export const noteMark = 'Note, only for the shop';
export const toAnswer = 'To answer';
export const answered = 'Answered';
export const closed = 'Closed';
export const notReceived = 'Not received';
export const damaged = 'Damaged';
export const wrongItem = 'Wrong item';
export const notAsDescribed = 'Not as described';
export const refund = 'Refund';
export const somethingElse = 'Something else';
export const caseLabel = 'Case';
export const cases = 'Cases';
export const noCases = 'No cases';
export const noCasesHint = 'Disputes about orders appear here.';
export const oneProduct = 'One product';
export const severalProducts = 'Several products';
export const customerReviews = 'Customer reviews';
export const aPage = 'A page';
export const cartButton = 'Cart button';
export const newest = 'Newest';
export const bestselling = 'Bestselling';
export const priceLowToHigh = 'Price, low to high';
export const priceHighToLow = 'Price, high to low';
export const name = 'Name';
export const fitAll = 'As many as fit';
export const whatToEmbed = 'What to embed';
export const category = 'Category';
export const sortBy = 'Sort by';
export const productCount = 'Number of products';
export const columns = 'Columns';
export const page = 'Page';
export const chooseAPage = 'Choose a page';
export const embed = 'Embed';
export const embedHint = 'Choose what to embed to see its snippet and a preview.';
export const copiedHint = 'Copied. Paste it into your page.';
export const copyFailed = 'This browser blocks copying. Select the text and copy it by hand.';
export const snippet = 'Snippet';
export const copy = 'Copy';
export const preview = 'Preview';
export const searchProducts = 'Search products';
export const search = 'Search';
export const product = 'Product';
export const noProducts = 'No products match your search.';
export const reviewsSample = 'What our customers say';
export const cart = 'Cart';
export const messages = 'Messages';
export const messageDone = 'Message marked as done.';
export const messageReopened = 'Message reopened.';
export const noMessages = 'No messages';
export const noMessagesHint = 'Messages from the contact page appear here.';
export const done = 'Done';
export const reopen = 'Reopen';
export const markAsDone = 'Mark as done';
export const pageBroken =
  'Something went wrong on this page. Reload it to continue; nothing that was saved is lost.';
export const loading = 'Loading...';
export const orders = 'Orders';
export const reviews = 'Reviews';
export const payments = 'Payments';
export const backOffice = 'Back office';
export const design = 'Design';
export const logOut = 'Log out';
export const markedSent = 'Order marked as sent.';
export const carrier = 'Carrier';
export const trackingNumber = 'Tracking number';
export const trackingPageOptional = 'Tracking page (optional)';
export const saving = 'Saving …';
export const markAsSent = 'Mark as sent';
export const moneyReturned = 'Refund sent.';
export const actions = 'Actions. Status:';
export const inProductionNow = 'Production started.';
export const startProduction = 'Start production';
export const markedDelivered = 'Order marked as delivered.';
export const markAsDelivered = 'Mark as delivered';
export const refundMenu = 'Refund …';
export const cancelOrderMenu = 'Cancel order …';
export const allDone = 'All done';
export const orderCancelled = 'Order canceled.';
export const cancelOrder = 'Cancel order';
export const cancelUnpaidHint = 'Nothing has been paid. A canceled order can no longer be paid.';
export const shopper = 'Shopper';
export const email = 'E-mail';
export const phone = 'Phone';
export const address = 'Address';
export const company = 'Company';
export const deliveryNote = 'Delivery note';
export const billingAddress = 'Billing address';
export const shipment = 'Shipment';
export const number = 'Number';
export const history = 'Order history';
export const payment = 'Payment';
export const paid = 'Paid';
export const paymentId = 'Payment id';
export const sessionId = 'Session id';
export const ordersCaption = 'Orders, the newest first';
export const placed = 'Placed';
export const status = 'Status';
export const items = 'Items';
export const total = 'Total';
export const paymentProblem = 'Payment problem';
export const refundDue = 'Refund due';
export const allOrders = 'All orders';
export const awaitingPayment = 'Awaiting payment';
export const inProduction = 'In production';
export const sent = 'Sent';
export const delivered = 'Delivered';
export const cancelled = 'Canceled';
export const refunded = 'Refunded';
export const toSend = 'To send';
export const needsAttention = 'Needs attention';
export const stripe = 'Stripe';
export const airwallex = 'Airwallex';
export const testProvider = 'Test provider';
export const noPaymentNeeded = 'No payment needed';
export const elsewhere = 'Elsewhere';
export const itsOwnPage = 'its own page';
export const noSuchOrder = 'No such order';
export const noOrdersYet = 'No orders yet';
export const searchHint =
  'Try part of the number, the e-mail address or the name, or show all orders.';
export const noOrdersHint = 'Orders appear here as soon as somebody buys something.';
export const searchLabel = 'Number, e-mail or name';
export const show = 'Show';
export const amountRequired = 'Enter an amount, such as 12.50.';
export const amountInDollars = 'Amount in dollars';
export const publishableKey = 'Publishable key';
export const publishableKeyHint = 'Starts with pk_.';
export const secretKey = 'Secret key';
export const secretKeyHint = 'Starts with sk_ or rk_.';
export const webhookSigningSecret = 'Webhook signing secret';
export const webhookSecretHint =
  'Starts with whsec_. Stripe shows it once the webhook below is added.';
export const clientId = 'Client ID';
export const clientSecret = 'Client secret';
export const webhookId = 'Webhook ID';
export const environment = 'Environment';
export const sandboxForTests = 'Sandbox, for tests';
export const liveRealMoney = 'Live, real money';
export const webhookSecret = 'Webhook secret';
export const demoForTests = 'Demo, for tests';
export const productionRealMoney = 'Production, real money';
export const notSet = 'Not set.';
export const keySet = 'Set. Leave it empty to keep it.';
export const ownKeys = 'Uses this shop’s own keys.';
export const serverKeys =
  'Uses the server’s keys. Once you save keys here, only the shop’s own are used.';
export const noKeys = 'No keys are set.';
export const takesPayments = 'This shop takes payments';
export const takesNoPayments = 'This shop takes no payments yet';
export const testMode = 'Test mode, no real money';
export const realMoney = 'Real money';
export const noPaymentOrigin = ' Without a payment origin shoppers pay on the provider’s own page.';
export const copied = 'Copied';
export const noReviews = 'No reviews to approve';
export const noReviewsHint = 'New reviews appear here until you approve or reject them.';
export const approve = 'Approve';
export const reject = 'Reject';
export const back = 'Back';
export const showLatest = 'Show current version';
export const newer = 'Newer';
export const older = 'Older';
export const loadFailed = 'This could not be loaded';
export const tryAgain = 'Try again';
export const by = ', by ';
export const orderInfix = ', order ';
export const messageFrom = (name: string): string => `Message from ${name}`;
export const re = (subject: string): string => `Re: ${subject}`;
export const refundNow = (refundDue: string): string => `Refund ${refundDue} now`;
export const cancelOrderTitle = (order_id: string): string => `Cancel order ${order_id}?`;
export const cancelAndRefund = (amount: string): string => `Cancel and refund ${amount}`;
export const itemsReturn = 'The items return to stock. This can’t be undone.';
export const moneyAndItemsReturn = (amount: string): string =>
  `${amount} is refunded to the shopper, and the items return to stock. This can’t be undone.`;
export const sku = (sku: string): string => `SKU ${sku}`;
export const refundPending = (refundDue: string): string =>
  `${refundDue} is still to be refunded: the payment provider has not accepted it yet. We retry automatically.`;
export const orderTitle = (number: string): string => `Order ${number}`;
export const refundTooMuch = (left: string): string => `You can refund up to ${left}.`;
export const refundDone = (amount: string): string => `${amount} refunded.`;
export const refundOrder = (order_id: string): string => `Refund order ${order_id}?`;
export const refundAmount = (amount: string): string => `Refund ${amount}`;
export const refundHint = (provider: string): string =>
  `The money goes back the way it was paid, through ${provider}. This can’t be undone.`;
export const refundLeft = (left: string, paid: string): string =>
  `${left} of ${paid} can be refunded.`;
export const keySetEnding = (end: string): string =>
  `Set, ends in ${end}. Leave it empty to keep it.`;
export const paymentOriginNote = (paymentOrigin: string): string =>
  ` Card forms are served from ${paymentOrigin}.`;
export const settingsSaved = (label: string): string => `${label} settings saved.`;
export const save = (label: string): string => `Save ${label}`;
export const removeKeys = (label: string): string => `Remove ${label} keys`;
export const webhookHint = (provider: string): string =>
  `Add this address as a webhook at ${provider}:`;
export const copyWebhook = (provider: string): string => `Copy the webhook address for ${provider}`;
export const reviewHandled = (name: string, verdict: 'approved' | 'rejected'): string =>
  `The review by ${name} is ${verdict === 'approved' ? 'published' : 'rejected'}.`;
export const reviewBy = (name: string): string => `Review by ${name}`;
export const ofStars = (rating: number): string => `${rating} of 5 stars`;
export const photosOf = (name: string): string => `the photos by ${name}`;
export const approveReviewBy = (name: string): string => `Approve the review by ${name}`;
export const rejectReviewBy = (name: string): string => `Reject the review by ${name}`;
export const pagesOf = (entries: string): string => `Pages of ${entries}`;
export const range = (first: number, last: number, total: number, entries: string): string =>
  `${first} to ${last} of ${total} ${entries}`;
export const placeOf = (number: number, photos: string): string => `${number} of ${photos}`;
export const toSendCount = 'to send';
export const openCount = 'open';
export const toApproveCount = 'to approve';
export const toAnswerCount = 'to answer';
export const manage = 'manage';
export const order = 'Order';
export const paidWith = 'By';
export const keysRemoved = (provider: string): string => `The keys of ${provider} are removed.`;
export const cardForm = 'card form';
export const item = 'item';
export const itemUnits = 'items';
export const about = ' about ';
export const redirects = 'Redirects';
export const redirectsHint =
  'A redirect leads from an address that is no page any more to one that is. Where there is a page, the page is shown.';
export const redirectFrom = 'Redirect from';
export const redirectFromHint = 'An old path of this shop, such as /old-page.';
export const redirectTo = 'Redirect to';
export const redirectToHint = 'A path of this shop, or a whole address of another site.';
export const saveRedirect = 'Save redirect';
export const redirectSaved = (path: string) => `Redirect from ${path} saved.`;
export const redirectRemoved = (path: string) => `Redirect from ${path} removed.`;
export const remove = 'Remove';
export const searchRedirects = 'Search redirects';
export const redirectsCaption = 'Redirects by their old paths';
export const noRedirects = 'No redirects';
export const noRedirectsHint =
  'Old addresses of products and pages lead to the new ones by themselves.';
export const noSuchRedirect = 'No redirect matches your search.';
export const importRedirects = 'Import CSV';
export const exportRedirects = 'Export CSV';
export const importing = (count: number) =>
  `Importing… ${count.toLocaleString('en-US')} lines read.`;
export const imported = (saved: number) =>
  `${saved.toLocaleString('en-US')} ${saved === 1 ? 'redirect' : 'redirects'} imported.`;
export const linesRefused = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'line was' : 'lines were'} left out:`;
export const refusedLine = (line: number, message: string) => `Line ${line}: ${message}`;
export const moreLines = (count: number) => `… and ${count.toLocaleString('en-US')} more.`;
export const sizeGuides = 'Size guides';
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
