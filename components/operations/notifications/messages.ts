export const whatTitle = 'E-mails to the shop';
export const whatHint = (most: number): string =>
  `The daily summary comes at 8 AM in the shop’s time zone, and on days without news not at all. Of one kind there are at most ${most} e-mails an hour; further ones are in the summary.`;
export const off = 'Off';
export const atOnce = 'At once';
export const daily = 'In the daily summary';
export const orders = 'New orders';
export const ordersHint = 'Once they are paid, with what to pack and where it goes.';
export const contactMessages = 'Messages';
export const contactMessagesHint = 'From the contact page. Just answer the e-mail.';
export const cases = 'Disputes';
export const casesHint = 'New ones, and what shoppers add to them.';
export const reviews = 'Reviews to approve';
export const stock = 'Low stock';
export const stockHint = 'When an order leaves few of a variant, or none. Once each.';
export const payments = 'Payment problems';
export const paymentsHint =
  'Refunds that fail, payments that do not count, and shoppers who left after their card was declined.';
export const whoTitle = 'Recipients';
export const recipients = 'Send to';
export const toShop = 'The shop’s e-mail address';
export const toAdmins = 'All admins';
export const toChosen = 'Other addresses';
export const addresses = 'Other addresses';
export const addressesHint = 'One per line.';
export const wrongAddress = (address: string): string => `“${address}” is not an e-mail address.`;
export const reaches = (addresses: string): string => `E-mails go to ${addresses}.`;
export const reachesNobody =
  'Nobody gets these e-mails: the shop has no e-mail address. Enter one in the shop’s settings, or choose other addresses.';
export const save = 'Save';
export const saved = 'Notifications saved.';
export const sendTest = 'Send a test e-mail';
export const testSent = (addresses: string): string =>
  `A test e-mail is on its way to ${addresses}.`;
