/** Kinds of what a shop is told of by e-mail, in the order in which they are shown. */
export const NOTIFICATION_KINDS = [
  ...(['orders', 'messages', 'cases', 'reviews', 'stock', 'payments'] as const),
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Times at which a kind is told of: never, when it happens, or in the summary of the day. */
export const NOTIFICATION_TIMES = ['off', 'at-once', 'daily'] as const;
type NotificationTime = (typeof NOTIFICATION_TIMES)[number];

/** Recipients: the shop's own address or, without one, its admins; all its admins; or chosen addresses. */
export const NOTIFICATION_RECIPIENTS = ['shop', 'admins', 'chosen'] as const;

export interface NotificationSettings extends Record<NotificationKind, NotificationTime> {
  recipients: (typeof NOTIFICATION_RECIPIENTS)[number];
  /** Addresses where recipients are chosen. */
  addresses: string[];
}

/** Settings of a shop that has set nothing: what somebody waits for at once, the rest once a day. */
export const DEFAULT_NOTIFICATIONS: NotificationSettings = {
  ...{ orders: 'at-once', messages: 'at-once', cases: 'at-once', payments: 'at-once' },
  ...{ reviews: 'daily', stock: 'daily', recipients: 'shop', addresses: [] },
};

/** The most addresses that an e-mail to the shop goes to. */
export const MAX_RECIPIENTS = 10;
/** E-mails of one kind within an hour; what comes beyond is in the summary of the day. */
export const NOTIFICATIONS_AN_HOUR = 20;
/** Hour of the day at which the summary is sent, in the shop's time zone. */
export const SUMMARY_HOUR = 8;
