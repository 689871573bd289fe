import { officePage } from './office/office-page';

export const Orders = officePage(async () => (await import('./orders/orders')).Orders);
export const Cases = officePage(async () => (await import('./cases/cases')).Cases);
export const Reviews = officePage(async () => (await import('./reviews/reviews')).Reviews);
export const Messages = officePage(async () => (await import('./inbox/inbox')).Messages);
export const Redirects = officePage(async () => (await import('./redirects/redirects')).Redirects);
export const Embed = officePage(async () => (await import('./embed/embed')).Embed);
export const Payments = officePage(async () => (await import('./payments/payments')).Payments);
