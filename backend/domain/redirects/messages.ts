export const noRedirect = 'There is no such redirect.';
