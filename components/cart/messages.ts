export const startShopping = 'Start shopping';
export const edit = 'Edit';
export const javascriptNeeded = 'Please switch JavaScript on to see your cart.';
export const orderSummary = 'Order summary';
export const theCoupon = 'the coupon';
export const couponCode = 'Coupon code';
export const apply = 'Apply';
export const codeRequired = 'Please enter a coupon code.';
export const codeNotChecked =
  'We could not check this code just now. Please try again in a moment.';
export const emptyHint = 'Items you add stay in your cart for your next visit.';
export const seeYourWishlist = 'See your wishlist';
export const recommendedForYou = 'Recommended for you';
export const codeCopied = 'Coupon code copied';
export const codeSelected = 'Coupon code selected: copy it now';
export const tryAgain = 'Try again';
export const yourCart = 'Your Cart';
export const empty = 'Your cart is empty.';
export const viewCart = 'View Cart';
export const shipsFree = 'Your order ships free';
export const chooseAgain = 'Choose again';
export const fillItIn = 'Fill it in';
export const onlyLeft = (left: number): string => `Only ${left} left`;
export const priceChanged = (from: string, to: string): string =>
  `Price changed from ${from} to ${to}`;
export const removedSuffix = ' removed';
export const undo = 'Undo';
export const putBack = (name: string): string => `: put ${name} back`;
export const quantityOf = (name: string): string => `Quantity of ${name}`;
export const remove = 'Remove';
export const freeReturn = ' Free return';
export const securePayment = ' Secure payment';
export const theCode = (shown: string): string => `the code ${shown}`;
export const todaysCode = 'Today’s code:';
export const copy = 'Copy';
export const pricesOutdated = 'Prices may be out of date: the shop could not be reached just now.';
export const add = 'Add ';
export const moreForFreeShipping = ' more for free shipping';
export const noLongerSold = (value: string): string =>
  `${value} is no longer sold, so it has left your cart.`;
export const severalNoLongerSold = (names: string): string =>
  `${names} are no longer sold, so they have left your cart.`;
export const takeWhatIsLeft = (left: number): string =>
  `Take the ${left} that ${left === 1 ? 'is' : 'are'} left`;
