export const loading = 'Loading...';
export const unavailableRetrying =
  'The shop can’t be reached for a moment. This page tries again by itself.';
export const back = 'The shop is back.';
export const unavailable = 'The shop can’t be reached for a moment.';
export const unavailableTitle = 'We’ll be right back';
export const checkoutClosed = 'Checkout is closed for a moment';
export const checkoutClosedHint =
  'The shop can’t be reached, so it takes no orders just now. Nothing was ordered or charged, and your cart stays as it is. This page opens by itself once it can.';
export const paymentUnavailable =
  'The shop can’t be reached for a moment. If you have paid, your order goes through without this page, and a confirmation comes by e-mail. This page tries again by itself.';
export const unavailablePageTitle = 'Back in a moment';
export const redirecting = 'Redirecting to main domain...';
export const goToShop = 'Go on to the shop';
export const skipToContent = 'Skip to the content';
export const loadingThePage = 'Loading the page';
export const notFound = 'We can’t find that page';
export const notFoundHint =
  'It may have moved, sold out for good, or never been stitched together at all.';
export const seeShop = 'See everything in the shop';
export const noShop = 'No shop lives here';
export const failed = 'Something came apart at the seams';
export const failedHint = 'That was our fault, not yours. Please try again in a moment.';
export const backHome = 'Back to the home page';
export const lastVisitHint =
  ' What you see is from your last visit. You can go on here: prices are checked as soon as it is back.';
export const fromLastVisit = 'Still here from your last visit:';
export const yourCart = (inCart: number): string => `your cart (${inCart})`;
export const yourWishlist = (wished: number): string => `your wishlist (${wished})`;
export const noShopAt = 'There is no shop at ';
export const checkAddress = '. Please check the address.';
export const nameReference = (reference: string): string =>
  `If you write to us about it, name this reference: ${reference}`;
export const and = ' and ';
export const thisAddress = 'this address';
export const openingSoon = 'Opening soon';
export const openingSoonHint = 'We are getting everything ready. Come back in a little while.';
