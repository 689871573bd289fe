import type { PaymentMark } from '../../model/payment';

/** Returns the address of the picture of a mark of a way to pay. */
export const markPicture = (mark: PaymentMark): string =>
  `/icons/payments/${mark.replace(' ', '-').toLowerCase()}.svg`;
