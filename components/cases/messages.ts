export const lead =
  'Something is wrong with an order? Tell us what happened, add photos, and follow our answer here.';
export const whichOrder = 'Which order is it about?';
export const orderNumberHint = 'You find the order number in your confirmation e-mail.';
export const continueLabel = 'Continue';
export const looking = 'Looking …';
export const tryAgain = 'Try again';
export const anotherOrder = 'Another order';
export const none = 'There is no dispute about it so far.';
export const yourDisputes = 'Your disputes';
export const messages = 'Messages';
export const you = '(you)';
export const openingOrder = 'Opening your order …';
export const firstDispute = 'Tell us what happened';
export const furtherDispute = 'Is there something else?';
export const fileAnother = 'File another dispute';
export const yourName = 'Your name';
export const topic = 'What is it about?';
export const chooseOne = 'Choose one';
export const subject = 'Subject';
export const whatHappened = 'What happened?';
export const file = 'File the dispute';
export const sending = 'Sending …';
export const notSent =
  'This was not sent, for the order has to be opened again first. Then send it once more.';
export const writeAMessage = 'Write a message';
export const yourMessage = 'Your message';
export const sendMessage = 'Send message';
export const withUs = 'With us';
export const openHint = 'We are looking into it, and answer usually within one business day.';
export const answered = 'Answered';
export const answeredHint = 'We have answered. It is your turn, if anything is left.';
export const closed = 'Closed';
export const closedHint = 'This is settled. If it is not, write again and it opens anew.';
export const linkExpired =
  'This link does not open an order any more. Enter its number and your e-mail address instead.';
export const accessExpired =
  'For your safety an order stays open for two hours. Please show once more that it is yours: what you typed is still there.';
export const order = (orderId: string): string => `Order ${orderId}`;
export const allDisputes = 'All disputes of this order';
export const disputePrefix = 'Dispute ';
export const download = (name: string): string => `Download ${name}`;
