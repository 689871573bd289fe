export { OrderLines } from './order-lines';
export { OrderTrackingView } from './order-tracking-view';
