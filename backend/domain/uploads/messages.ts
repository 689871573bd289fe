export const photoGone = 'This photo is no longer there. Please add it again.';
