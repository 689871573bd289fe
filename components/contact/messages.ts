export const name = 'Name';
export const email = 'E-mail';
export const subject = 'Subject';
export const orderNumber = 'Order number';
export const message = 'Message';
export const sendMessage = 'Send message';
export const sending = 'Sending …';
export const writeAnother = 'Write another message';
export const lead =
  'A question about a size, an order or a return? A person reads every message, and answers usually within one business day.';
export const trackOrder = 'see where your order is';
export const faqs = 'answers to frequent questions';
export const writeToUs = 'Write to us';
export const phone = 'Phone';
export const supportHours = 'Support hours';
export const address = 'Address';
export const website = 'Website ';
export const thanks = (name: string): string => `Thank you, ${name}. Your message has reached us.`;
export const weAnswerTo = (email: string): string =>
  `We answer to ${email}, usually within one business day.`;
export const quickerPerhaps = 'Quicker, perhaps: ';
export const orLookThrough = ' or look through the ';
