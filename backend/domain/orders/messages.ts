export const cannotBecome = (before: string, after: string): string =>
  `An order that is ${before} can’t become ${after}.`;
export const noOrder = 'There is no such order.';
export const linkEnded =
  'This link to an order has ended. Enter the order’s number and your e-mail address at order tracking instead.';
export const orderNotFound =
  'We could not find an order with this number and e-mail address. Please check both.';
