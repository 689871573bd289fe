export const stopped = 'You stopped the payment';
export const stoppedHint =
  'Nothing was charged, and your cart is as you left it. You can try again, pay another way, or keep browsing.';
export const backToCheckout = 'Back to checkout';
export const seeYourCart = 'See your cart';
export const redirecting = 'Taking you to the payment page …';
export const javascriptNeededForPage =
  'Please switch JavaScript on to pay: the way to the payment page needs it.';
export const couldNotBegin = 'The payment could not begin';
export const confirming = 'Confirming your payment …';
export const confirmingHint = 'Your payment is being confirmed; we e-mail you when it is.';
export const thanks = 'Thank you for your order';
export const trackOrder = 'Track your order';
export const continueShopping = 'Continue shopping';
export const notConfirmed = 'Your payment is not confirmed';
export const checkAgain = 'Check again';
export const unknownOrder =
  'This page does not know which order it is for. If you paid, you will get an e-mail to confirm it.';
export const checkout = 'Checkout';
export const placing = 'Placing your order …';
export const paying = 'Paying …';
export const oneMoment = 'One moment …';
export const placeOrder = 'Place order';
export const javascriptNeeded = 'Please switch JavaScript on to pay: the payment form needs it.';
export const delivery = 'Delivery';
export const country = 'Country';
export const chooseCountry = 'Choose a country';
export const fullName = 'Full name';
export const streetAndNumber = 'Street and number';
export const addressLine2 = 'Apartment, suite, floor';
export const company = 'Company';
export const deliveryNote = 'Delivery note';
export const deliveryNoteHint = 'For the driver: where to leave the parcel, a gate code.';
export const remember = 'Save contact and address for next time';
export const rememberHint = 'In this browser only. Uncheck to remove them.';
export const rememberRefused = 'This browser couldn’t save them. Its storage may be off or full.';
export const billing = 'Billing address';
export const billingIsOther = 'Use a different billing address';
export const townOrCity = 'Town or city';
export const phone = 'Phone';
export const phoneHint = 'Only used for delivery.';
export const contact = 'Contact';
export const email = 'E-mail';
export const emailHint = 'We send your confirmation and the link to your order here.';
export const protectionHint =
  'Also covers a parcel stolen after delivery. Replacements leave within one business day. Lost or damaged parcels are covered anyway.';
export const shipping = 'Shipping';
export const standardShipping = 'Standard shipping';
export const enterPayment = 'Enter your payment details, then pay.';
export const openForm = 'Continue to payment';
export const formMissing =
  'The payment form is not there yet. Please wait a moment, or choose another way to pay.';
export const stoppedNotice = 'You stopped the payment. Nothing was charged.';
export const payment = 'Payment';
export const noPaymentNeeded = 'No payment is needed for this order.';
export const formUnanswered =
  'The payment form is not responding. You can retry: you will not be charged twice.';
export const retry = 'Retry';
export const chooseAnother = 'Or choose another way to pay.';
export const loadingForm = 'Loading the payment form';
export const paymentForm = 'Payment form';
export const cardAndWallets = 'Card and wallets';
export const cardHint = 'Card details go straight to the payment provider.';
export const card = 'Card';
export const paypalHint = 'Opens PayPal in a new window.';
export const providerPage = 'Card, on the provider’s page';
export const providerPageHint = 'You return here afterwards.';
export const loadingPayments = 'Loading the ways to pay';
export const tryAgain = 'Try again';
export const noProvider = 'Payment is not set up in this shop yet, so it takes no orders.';
export const testMode = 'Test mode';
export const orderSummary = 'Order summary';
export const changeTheCart = 'Edit cart';
export const beforeYouPay = 'Before you pay';
export const orderWithout = 'Order anyway';
export const orderNumberPrefix = 'Your order number is ';
export const confirmationSent = '. A confirmation is on its way to your e-mail.';
export const confirmationSentTo = (email: string): string =>
  `. A confirmation is on its way to ${email}.`;
export const orderDetails = 'Order details';
export const orderedOn = (day: string): string => `Ordered on ${day}`;
export const arrives = 'Arrives ';
export const somethingWrong = 'Something wrong? Write to ';
export const pay = (total: string): string => `Pay ${total}`;
export const chooseA = (value: string): string => `Choose a ${value}`;
export const totalChanged = (error: string, now: string): string =>
  `${error} The total is now ${now}. Please look it over and pay again.`;
export const help = 'Help';
export const policies = 'Policies';
