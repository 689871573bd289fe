export const wrongCredentials = 'The e-mail address or the password is wrong.';
export const noAdmin = (host: string, email: string): string => `${host} has no admin "${email}".`;
export const alreadyAdmin = (email: string, host: string): string =>
  `${email} is an admin of ${host} already`;
export const hasPassword = (email: string): string =>
  `${email} has another password already, in a shop whose team they are in: leave it out`;
export const ownerFirst = 'must be owner, as long as the shop has none';
export const noOwnerYet = 'This shop has no owner any more, who has to join first.';
export const lastOwner = 'is the last owner of the shop: make somebody else an owner first';
export const noSession = 'This session has ended already.';
export const unknownDevice = 'An unknown device';
export const browserOn = (browser: string, system: string): string => `${browser} on ${system}`;

export const wrongPassword = 'The password is wrong.';
export const passwordProblem = (problem: string): string => `The password ${problem}.`;
export const passwordKnown =
  'Choose a password that is not your e-mail address or the shop’s name.';
export const linkUsed = 'This link has been used already, or its time is over. Ask for a new one.';
export const memberAlready = (email: string): string => `${email} is in the team already.`;
export const noInvite = 'This invitation is not open any more.';
export const noMember = 'This member has left the team.';
export const ownersMakeOwners = 'Only an owner of the shop may make or change an owner.';
export const lastOwnerStays =
  'This is the last owner of the shop. Make somebody else an owner first.';

export const factorNeeded = 'Now show that it is you by your second factor.';
export const ownFactorFirst =
  'Set up a second step for yourself first: an authenticator app or a passkey, in your account.';
export const lastFactorStays = (shop: string): string =>
  `Everyone on the team of ${shop} needs a second step, and this is your last one there. Set up another first.`;
export const ticketOver = 'That took too long, or was used already. Please begin again.';
export const wrongCode = 'The code is wrong.';
export const codeUsed = 'This code was used already. Wait for the next one.';
export const clockIsOff = (seconds: number, isAhead: boolean): string =>
  `The clock of the device that shows this code is about ${seconds} seconds ${isAhead ? 'ahead' : 'behind'}. Set it to the exact time, then use the code it shows.`;
export const noFactor = 'Add an authenticator app or a passkey first.';
export const passkeyFailed = 'The passkey could not be added. Please try again.';
export const passkeyRefused = 'The passkey could not be checked. Please try again.';
export const passkeyAlready = 'This passkey is added already.';
export const noPasskey = 'This passkey has been removed already.';
export const foreignPasskey =
  'This passkey is of another shop, or has been removed here. Use another one, or your password.';
export const tooManyPasskeys = 'You have twenty passkeys. Remove one you do not use first.';
export const otherAddress = 'This is not the address of your account.';
export const otherOrigin = 'Passkeys are made and used on pages of this shop alone.';
