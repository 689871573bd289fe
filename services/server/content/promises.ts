import { DISPUTE_PATH } from '@/core/model/dispute-path';

/** Working days from the arrival of a return to its refund. */
export const REFUND_DAYS = 5;
/** Days within which a parcel that has not moved is looked for. */
export const LOST_PARCEL_DAYS = 10;

export const TO = {
  cancellation: '/cancellation-policy',
  contact: '/contact',
  fileCase: DISPUTE_PATH,
  faqs: '/faqs',
  payment: '/payment-methods',
  privacy: '/privacy',
  returns: '/returns',
  shipping: '/shipping',
  terms: '/terms',
  tracking: '/order-tracking',
  property: '/intellectual-property',
} as const;
