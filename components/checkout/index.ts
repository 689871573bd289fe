import { CancelledView } from './after/cancelled-view';
import { RedirectView } from './after/redirect-view';
import { CheckoutView } from './checkout-view';
import { inCheckout } from './chrome/in-checkout';

export { SuccessView } from './after/success-view';

export const CheckoutPage = inCheckout(CheckoutView);
export const RedirectPage = inCheckout(RedirectView);
export const CancelledPage = inCheckout(CancelledView);
