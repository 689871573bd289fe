export const tooMuch =
  'This content takes too much to be shown. Please make it simpler: close what is open, and split it up.';
export const tooManyWaiting =
  'Too much is being read for this shop at once. Try again in a moment.';
