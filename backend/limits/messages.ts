export const oneMoment = 'One moment, please';
export const tooManyAttempts = (wait: string): string =>
  `Too many attempts. Please try again in ${wait}.`;
