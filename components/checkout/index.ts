export { CancelledView } from './after/cancelled-view';
export { RedirectView } from './after/redirect-view';
export { SuccessView } from './after/success-view';
export { CheckoutView } from './checkout-view';
