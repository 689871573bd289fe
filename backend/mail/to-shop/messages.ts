export const newOrderSubject = (number: string, total: string): string =>
  `New order ${number}: ${total}`;
export const newOrderPreview = (pieces: number): string =>
  pieces === 1 ? 'One piece to send.' : `${pieces} pieces to send.`;
export const newOrderHeading = 'A new order';
export const newOrderNote = (total: string): string =>
  `${total} is paid. It is waiting to be sent.`;
export const freeOrderNote = 'Nothing was to be paid for it. It is waiting to be sent.';
export const orderedLines = 'What was ordered';
export const openOrder = 'Open the order';
export const newMessageSubject = (name: string, subject: string): string =>
  subject ? `Message from ${name}: ${subject}` : `Message from ${name}`;
export const newMessageHeading = 'A new message';
export const fromTerm = 'From';
export const answerByMail = 'Answer this e-mail to write to them.';
export const openMessages = 'Open the messages';
export const newCaseSubject = (number: string, subject: string): string =>
  `New dispute ${number}: ${subject}`;
export const newCaseHeading = 'A new dispute';
export const caseMessageSubject = (number: string, subject: string): string =>
  `New message in dispute ${number}: ${subject}`;
export const caseMessageHeading = 'A message in a dispute';
export const openDispute = 'Open the dispute';
export const photosWith = (photos: number): string =>
  photos === 1
    ? 'With one photo, in the back office.'
    : `With ${photos} photos, in the back office.`;
export const newReviewSubject = (product: string, rating: string): string =>
  `Review to approve: ${product}, ${rating}`;
export const newReviewHeading = 'A review to approve';
export const stars = (rating: number): string => (rating === 1 ? '1 star' : `${rating} stars`);
export const productTerm = 'Product';
export const ratingTerm = 'Rating';
export const photosTerm = 'Photos';
export const reviewNote = 'Shoppers see it once you approve it.';
export const openReviews = 'Open the reviews';
export const lowSubject = (name: string, left: number): string =>
  `Low stock: ${name}, ${left} left`;
export const soldOutSubject = (name: string): string => `Sold out: ${name}`;
export const lowHeading = 'Low stock';
export const soldOutHeading = 'Sold out';
export const lowNote = (name: string, left: number): string =>
  left === 1 ? `One piece of ${name} is left.` : `${left} pieces of ${name} are left.`;
export const soldOutNote = (name: string): string => `No piece of ${name} is left.`;
export const skuTerm = 'SKU';
export const seeProduct = 'See it in the shop';
export const paymentSubject = (number: string): string => `Payment problem with order ${number}`;
export const paymentHeading = 'A payment problem';
export const summarySubject = (day: string): string => `Your summary of ${day}`;
export const summaryHeading = 'What has happened';
export const furtherLines = (more: number): string => `and ${more} more`;
export const openOffice = 'Open the back office';
export const lastOfHour = (most: number): string =>
  `This was number ${most} of its kind within an hour. Further ones are in the summary of the day.`;
export const changeSettings = 'Choose which e-mails you get';
export const becauseOfShop = (shop: string): string =>
  `You get this e-mail because ${shop} tells you what happens in it.`;
export const testSubject = 'Test e-mail';
export const testHeading = 'It works';
export const testNote = 'E-mails about what happens in your shop reach this address.';
