export const photoGone = 'This photo is no longer there. Please add it again.';
export const uploadsFull =
  'This shop has no room for more photos at the moment. Please send the rest without them, or come back later.';
