export const breadcrumb = 'Breadcrumb';
export const close = 'Close';
export const quantity = 'Quantity';
export const decrease = 'One less';
export const increase = 'One more';
export const insteadOf = 'instead of';
export const optional = 'optional';
export const trying = 'Trying…';
export const tryAgainNow = 'Try again now';
export const formNeedsJavascript = 'This form needs JavaScript. You can write to ';
export const instead = 'instead.';
export const rated = (halves: number, maxRating: number): string =>
  `Rated ${halves} out of ${maxRating}`;
export const keptQuantity = (quantity: number): string =>
  `Enter a number. It is still ${quantity}.`;
export const refundedOn = (day: string): string => `Refunded on ${day}`;
export const refundOnItsWay = 'Refund on its way';
export const totalAfterRefunds = 'Total after refunds';
