export const stillUploading = 'One moment: your photos are still on their way.';
export const photosFailed = 'Some photos did not arrive. Try them again or remove them.';
export const photoNotSent = 'This photo could not be sent.';
