export const passkeyNotUsed = 'The passkey was not used. Try again, or log in another way.';
export const passkeyNotMade =
  'The passkey was not added. Try again; a device that already has one for this shop makes no second.';
