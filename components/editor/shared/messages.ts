export const desktop = 'Desktop';
export const tablet = 'Tablet';
export const phone = 'Phone';
