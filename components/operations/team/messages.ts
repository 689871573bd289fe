export const members = 'Members';
export const you = 'You';
export const role = 'Role';
export const roleOf = (who: string): string => `Role of ${who}`;
export const hasSecondFactor = 'Two-step login';
export const noSecondFactor = 'Password only';
export const secondStep = 'Second step';
export const secondStepOff =
  'Everyone may log in with a password alone. You can ask the whole team for an authenticator app or a passkey as well.';
export const secondStepOn =
  'Everyone needs a second step. Who has none can only set one up, until they do.';
export const requireStep = 'Everyone needs a second step';
export const requireTitle = 'Ask everyone for a second step?';
export const requireHint = (without: number): string =>
  without === 0
    ? 'Everyone on the team has one already.'
    : `${without === 1 ? '1 member has' : `${without} members have`} none yet, and can only set one up until they do. What they have not saved stays.`;
export const stepRequired = 'Everyone needs a second step from now on.';
export const makeOptional = 'Make it optional';
export const stepOptional = 'The second step is optional now.';
export const ownStepFirst = 'To ask everyone for it, set up your own first.';
export const lastSeen = 'Last seen';
export const since = 'Member since';
export const saveRole = 'Save role';
export const roleSaved = (who: string, role: string): string => `${who} is now ${role}.`;
export const removeTitle = (who: string): string => `Remove ${who} from the team?`;
export const removeHint = 'They are logged out at once. Invitations they sent stop working.';
export const removed = (who: string): string => `${who} is removed.`;
export const ownAccount = 'Your account';
export const invite = 'Invite somebody';
export const inviteHint =
  'They get a link by e-mail, which works once, for seven days. A further invitation replaces it.';
export const joinStep = 'Whoever joins sets up a second step first.';
export const withoutMail = 'Without a mail server, this command on the server prints the link:';
export const command = (host: string): string =>
  `npm run admin -- invite --host ${host} <email> role=<role>`;
export const sendInvite = 'Send invitation';
export const invited = (email: string): string => `An invitation is on its way to ${email}.`;
export const invites = 'Open invitations';
export const noInvites = 'No open invitations.';
export const expires = 'Expires';
export const revoke = 'Revoke';
export const revoked = (email: string): string => `The invitation of ${email} is revoked.`;
export const everything = 'Everything.';
export const everythingButOwners = 'Everything, but makes no owners.';
export const changes = (what: string): string => `Changes ${what}.`;
export const sees = (what: string): string => `Sees ${what}.`;
export const orders = 'orders';
export const service = 'cases, reviews and messages';
export const catalog = 'products and size guides';
export const pages = 'pages and redirects';
export const settings = 'settings';
export const payments = 'payments';
export const design = 'the design';
export const refunds = 'refunds';
