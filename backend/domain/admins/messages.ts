export const wrongCredentials = 'The e-mail address or the password is wrong.';
export const noAdmin = (host: string, email: string): string => `${host} has no admin "${email}".`;
export const alreadyAdmin = (email: string, host: string): string =>
  `${email} is an admin of ${host} already`;
