export { OrderTrackingView } from './order-tracking-view';
