export const cookiesNeeded =
  'This browser blocks cookies from this site. Allow them and log in again.';
export const logoutFailed = 'The server could not be told of the logout:';
export const backToTheShop = 'Back to the shop';
export const loading = 'Loading...';
export const javascriptNeeded = 'This page needs JavaScript.';
export const designPurpose = 'design the pages of';
export const logIn = 'Log in';
export const forgotten =
  'Forgot your password? The administrator of this shop’s server can set a new one.';
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
