export const desktop = 'Desktop';
export const tablet = 'Tablet';
export const phone = 'Phone';
export const yourSessionHadEnded = 'Your session had ended. Try again once you are logged in.';
