export const cannotBecome = (before: string, after: string): string =>
  `An order that is ${before} can’t become ${after}.`;
export const noOrder = 'There is no such order.';
export const orderNotFound =
  'We could not find an order with this number and e-mail address. Please check both.';
