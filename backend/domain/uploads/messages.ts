export const photoGone = 'This photo is not there any more. Please add it again.';
