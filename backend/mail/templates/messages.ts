export const backSubject = (name: string): string => `Back in stock: ${name}`;
export const backPreview = (name: string): string =>
  `${name} is available again, as long as there is some.`;
export const backHeading = 'It is back in stock';
export const backNote =
  'You asked us to write to you. We cannot hold one for you, so order it while there is some.';
export const seeInShop = 'See it in the shop';
export const unsubscribe = 'Stop these e-mails';
export const answerThere = 'Please answer there, so that all of it stays together.';
export const answeredSubject = (number: string, subject: string): string =>
  `Our answer to your dispute ${number}: ${subject}`;
export const answeredHeading = 'We have answered';
export const openCase = 'Open your dispute';
export const caseTerm = 'Dispute';
export const subjectTerm = 'Subject';
export const orderTerm = 'Order';
export const receivedSubject = (number: string, subject: string): string =>
  `We have your dispute ${number}: ${subject}`;
export const receivedPreview = 'We look into it and answer by e-mail.';
export const receivedHeading = 'We have your dispute';
export const receivedNote = 'Thank you for telling us. We look into it and answer by e-mail.';
export const yourText = 'What you wrote';
export const answerMail = 'Just answer this e-mail';
export const contactPage = 'Our contact page is the way to us';
export const help = (how: string): string =>
  `Is something not right, or do you have a question? ${how}.`;
export const cancelledPreview = (money: string): string => `Nothing will be sent. ${money}`;
export const cancelledHeading = 'Your order was canceled';
export const cancelledNote = (number: string, money: string): string =>
  `Order ${number} was canceled, and nothing will be sent. ${money}`;
export const seeOrder = 'See your order';
export const cancelledLines = 'What was canceled';
export const notCharged = 'You were not charged.';
export const refundOnItsWay = (amount: string): string => `${amount} is on its way back to you.`;
export const paid =
  'Your payment has arrived, and we are getting your pieces ready. We write again when they are on their way.';
export const free =
  'Nothing is to be paid, and we are getting your pieces ready. We write again when they are on their way.';
export const confirmedPreview = (total: string): string => `Thank you for your order of ${total}.`;
export const thankYou = 'Thank you';
export const placedTerm = 'Placed';
export const deliveryTerm = 'Expected delivery';
export const trackOrder = 'Track your order';
export const orderedLines = 'What you ordered';
export const addressTerm = 'Delivery address';
export const billingTerm = 'Billing address';
export const noteTerm = 'Delivery note';
export const refundedSubject = (amount: string, number: string): string =>
  `Your refund of ${amount} for order ${number}`;
export const refundedHeading = 'Your money is on its way back';
export const refundedNote = (amount: string, number: string): string =>
  `We have refunded ${amount} of your order ${number}. Banks take three to ten business days to show it, on what you paid with.`;
export const totalTerm = 'Order total';
export const refundedTerm = 'Refunded';
export const refundedTotalTerm = 'Refunded in total';
export const refundOn = (amount: string, day: string): string => `${amount} on ${day}`;
export const shippedSubject = (number: string): string => `Your order ${number} is on its way`;
export const shippedPreview = (by: string): string => `Your parcel has left us.${by}`;
export const shippedHeading = 'It is on its way';
export const shippedNote = (number: string, by: string): string =>
  `Your parcel with order ${number} has left us.${by}`;
export const shippedLines = 'What is in it';
export const carrierTerm = 'Carrier';
export const trackingTerm = 'Tracking number';
export const followParcel = 'Follow the parcel';
export const becauseOfOrder = (number: string, shop: string): string =>
  `You get this e-mail because of your order ${number} at ${shop}.`;
export const becauseOfCase = (number: string, shop: string): string =>
  `You get this e-mail because of your dispute ${number} at ${shop}.`;
export const becauseRequested = (shop: string): string =>
  `You get this e-mail because you asked ${shop} for it. There is no further one about this item.`;
export const photosAttached = (photos: number): string =>
  photos === 1
    ? 'One photo belongs to it; you see it in your dispute.'
    : `${photos} photos belong to it; you see them in your dispute.`;
export const cancelledSubject = (number: string): string => `Your order ${number} was canceled`;
export const confirmedSubject = (number: string): string => `Your order ${number} is confirmed`;
export const expected = (days: string): string => `Expected ${days}.`;
export const linkSubject = (number: string): string => `A new link to your order ${number}`;
export const linkPreview = 'Earlier links to it no longer work.';
export const linkHeading = 'A new link to your order';
export const linkNote = (number: string): string =>
  `Earlier links to your order ${number} no longer work. This one opens it from now on.`;
