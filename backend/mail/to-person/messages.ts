export const becauseOfAccount = (shop: string): string =>
  `You get this e-mail because you are in the team of ${shop}.`;
export const becauseInvited = (shop: string): string =>
  `You get this e-mail because the team of ${shop} named your address.`;
export const notYou = 'If this was not you, set a new password at once: it ends every session.';

export const inviteSubject = (shop: string): string => `Join the team of ${shop}`;
export const inviteHeading = (shop: string): string => `${shop} invites you`;
export const inviteNote = (role: string): string =>
  `You are invited to the team of the shop, in the role ${role}. The link works once, for seven days.`;
export const inviteFactor =
  'Everyone on this team needs a second step to log in: have a phone with an authenticator app at hand, or a device that makes passkeys.';
export const inviteButton = 'Join the team';

export const resetSubject = 'Set a new password';
export const resetNote =
  'Somebody, most likely you, asked for a new password. The link works once, for 30 minutes. If it was not you, there is nothing to do: your password stays as it is.';
export const resetButton = 'Set a new password';

export const openAccount = 'Open your account';
export const guessedSubject = 'Somebody tries to guess your password';
export const guessedNote =
  'Many wrong passwords were tried for your account today. None of them was right. Browsers in which you have logged in before let you in as always. Consider a passkey, or an authenticator app.';
export const newDeviceSubject = 'A login from a new device';
export const newDeviceNote = (device: string, network: string): string =>
  `Somebody has logged in to your account: ${device}${network && `, from the network ${network}`}.`;
export const passwordSubject = 'Your password has changed';
export const passwordNote = 'The password of your account was set anew. It counts in every shop.';
export const factorSubject = 'How you log in has changed';
export const factorNote: Record<'added' | 'removed' | 'recovery', string> = {
  added: 'A passkey or an authenticator app was added to your account.',
  removed: 'A passkey or an authenticator app was removed from your account.',
  recovery: 'New recovery codes were made for your account. The older ones are of no use any more.',
};
