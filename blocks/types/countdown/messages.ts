export const days = 'Days';
export const hours = 'Hours';
export const minutes = 'Minutes';
export const seconds = 'Seconds';
export const ends = 'Ends';
