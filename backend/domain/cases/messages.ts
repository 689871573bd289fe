export const tooManyMessages = (max: number): string =>
  `This dispute has ${max} messages, and takes no more. Please write to us by e-mail.`;
export const tooManyOpen = (max: number): string =>
  `This order has ${max} open disputes. Please write in one of them.`;
export const photosTooLarge =
  'The photos of a dispute may have 20 MB in all. Please send fewer, or smaller ones.';
export const noCase = 'There is no such dispute.';
export const casesOff = 'This shop takes no disputes here.';
