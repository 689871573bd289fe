export { OrderContact } from './order-contact';
export { OrderLines } from './order-lines';
export { checkOrderProof, OrderProof } from './order-proof';
export { OrderTrackingView } from './order-tracking-view';
