export const trackingDescription = (shop: string): string =>
  `See where your order from ${shop} is.`;
export const disputeDescription = (shop: string): string =>
  `Tell ${shop} what went wrong with an order, and follow the answer.`;
export const restockDescription = (shop: string): string =>
  `Stop e-mails of ${shop} about items that are back in stock.`;
export const contactDescription = (shop: string, supportHours: string): string =>
  `Write to ${shop} about an order, a size, a return or anything else. A person answers${supportHours && ', usually within one business day'}.`;
export const trackingTitle = 'Order Tracking';
export const restockTitle = 'Back-in-stock e-mails';
export const paymentStopped = 'Payment stopped';
export const yourOrder = 'Your order';
export const customerReviews = 'Customer reviews';
export const somethingWentWrong = 'Something went wrong';
export const resultsFor = (query: string): string => `Results for “${query}”`;
export const paymentUnavailable =
  'The payment page cannot be opened for a moment. Please try again.';
export const noShop = 'No shop lives here';
export const tryAgain = 'Please try again in a moment.';
export const pageNotFound = 'Page not found';
export const backInAMoment = 'Back in a moment';
export const ratedBy = (average: string, most: number, count: number): string =>
  `${average} out of ${most}, ${count === 1 ? '1 review' : `${count} reviews`}`;
export const starsOf = (rating: number, most: number): string => `${rating} out of ${most} stars`;
export const sizeGuideTitle = (name: string): string =>
  name === '' ? 'Size guide' : `Size guide: ${name}`;
export const inBothUnits = ', in centimeters and inches';
export const sizeGuideLead = (sizes: readonly string[], units: string): string =>
  sizes.length === 1
    ? `The measurements of size ${sizes[0]}${units}.`
    : `The measurements of sizes ${sizes[0]} to ${sizes.at(-1)}${units}.`;
export const sizeGuides = 'Size guides';
export const shoppers = 'Shoppers’ data';
export const openingSoon = 'Opening soon';
export const onlyAdminsSee =
  'This shop is being prepared: you see it because you are logged in, all others see that it opens soon.';
export const paused = 'We are taking a break, and take no orders for now.';
export const designTitle = 'Design';
export const auditLog = 'Audit log';
export const newPassword = 'New password';
export const joinTeam = 'Join the team';
