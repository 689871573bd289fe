export const cookiesNeeded =
  'This browser blocks cookies from this site. Allow them and log in again.';
export const logoutFailed = 'The server could not be told of the logout:';
export const backToTheShop = 'Back to the shop';
export const loading = 'Loading...';
export const notLoaded = 'This page could not be loaded. Check your connection and try again.';
export const javascriptNeeded = 'This page needs JavaScript.';
export const designPurpose = 'design the pages of';
export const logIn = 'Log in';
export const forgotten = 'Forgot your password?';
export const byPasskey = 'Log in with a passkey';
export const usePasskey = 'Use a passkey';
export const useRecovery = 'Use a recovery code';
export const useApp = 'Use the authenticator app';
export const backToPassword = 'Back to the password';
export const code = 'Code';
export const codeHint = 'The six digits that your authenticator app shows now.';
export const recoveryCode = 'Recovery code';
export const recoveryHint = 'One of those you saved. Each works once.';
export const codeRequired = 'Enter a code.';
export const goOn = 'Continue';
export const email = 'E-mail';
export const loggingIn = 'Logging in …';
export const password = 'Password';
export const hidePassword = 'Hide password';
export const showPassword = 'Show password';
export const hide = 'Hide';
export const show = 'Show';
export const emailRequired = 'Enter your e-mail address.';
export const passwordRequired = 'Enter your password.';
export const logInAgain = 'Log in again';
export const sessionEnded = 'Your session has ended. Log in again to continue.';
export const leaveForTheShop = 'Leave to the shop';
export const proveTitle = 'Confirm that it is you';
export const proveNote = 'This needs your password once more.';
export const proveButton = 'Confirm';
export const notForYourAccount = 'Not for your account';
export const logOut = 'Log out';
export const loginLead = (purpose: string, value: string): string => `To ${purpose} ${value}.`;
export const wrongRole = (email: string): string =>
  `You are logged in${email && ` as ${email}`}, but the design of this shop is for its admins. Ask one of them for access, or log in as somebody else.`;
export const wrongPage = (email: string, role: string): string =>
  `You are logged in${email && ` as ${email}`}. Your role here is ${role}, which does not include this page. Ask an owner of the shop for access, or log in as somebody else.`;
export const toTheOffice = 'Go to the back office';
export const sessionHadEnded = 'Your session had ended. Try again once you are logged in.';
export const newPassword = 'New password';
export const newPasswordHint = (least: number): string =>
  `${least} characters or more; not your e-mail address, and no password that many use.`;
export const resetTitle = 'Forgot your password?';
export const resetLead = 'Enter your e-mail address, and get a link for a new password.';
export const sendLink = 'Send the link';
export const sending = 'Sending …';
export const linkSentTitle = 'Check your e-mail';
export const linkSent = (email: string): string =>
  `If ${email} is in the team of this shop, a link is on its way. It works once, for 30 minutes.`;
export const noMail =
  'No e-mail? Look in the spam folder, or ask the administrator of this shop’s server for a link.';
export const firstPasswordTitle = 'Choose your password';
export const firstPasswordLead = (email: string): string => `For ${email}. Then you are in.`;
export const setPasswordTitle = 'Set a new password';
export const setPasswordLead = (email: string): string =>
  `For ${email}. You are logged out everywhere else.`;
export const setPassword = 'Set password';
export const saving = 'Saving …';
export const passwordSetTitle = 'Your password is changed';
export const passwordSetLead = 'Log in with the new one.';
export const toLogin = 'Go to the login';
export const checkingLink = 'Checking the link …';
export const linkFailedTitle = 'This link could not be checked';
export const tryAgain = 'Try again';
export const linkOverTitle = 'This link is used up or has expired';
export const resetOver =
  'Links for a password work once, for 30 minutes, or for seven days where it is the first. Ask for another one.';
export const anotherLink = 'Ask for another link';
export const joinOver =
  'Invitations work once, for seven days, and can be revoked. Ask whoever invited you for another one.';
export const joinTitle = (shop: string): string => `Join ${shop}`;
export const joinLead = (email: string, role: string, shop: string): string =>
  `${shop} invites ${email} to its team as ${role}.`;
export const joinNew = 'Set a password for your new account.';
export const joinExisting = 'You have an account already: enter its password.';
export const joinFactor =
  'Everyone on this team needs a second step to log in. You set it up next: an authenticator app or a passkey.';
export const yourName = 'Your name';
export const joinTeam = 'Join the team';
export const joining = 'Joining …';
