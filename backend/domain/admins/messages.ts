export const wrongCredentials = 'The e-mail address or the password is wrong.';
export const noAdmin = (host: string, email: string): string => `${host} has no admin "${email}".`;
export const alreadyAdmin = (email: string, host: string): string =>
  `${email} is an admin of ${host} already`;
export const hasPassword = (email: string): string =>
  `${email} has another password already, in a shop whose team they are in: leave it out`;
export const ownerFirst = 'must be owner, as long as the shop has none';
export const lastOwner = 'is the last owner of the shop: make somebody else an owner first';
export const noSession = 'This session has ended already.';
export const unknownDevice = 'An unknown device';
export const browserOn = (browser: string, system: string): string => `${browser} on ${system}`;
