export const oneMoment = 'One moment, please';
export const tooManyAtOnce =
  'Too much is going on in this shop right now. Please try again in a few seconds.';
export const tooManyAttempts = (wait: string): string =>
  `Too many attempts. Please try again in ${wait}.`;
