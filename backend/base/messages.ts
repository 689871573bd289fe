export const loginBusy = 'Too many people are logging in. Please try again in a moment.';
