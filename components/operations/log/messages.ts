export const who = 'Who';
export const whoHint = 'E-mail address of a member';
export const what = 'What';
export const outcome = 'Outcome';
export const from = 'From';
export const until = 'Until';
export const all = 'All';
export const exportCsv = 'Export CSV';
export const begun = 'Interrupted';
export const done = 'Done';
export const refused = 'Refused';
export const denied = 'Denied';
export const newest = 'Newest';
export const nobody = 'Somebody not logged in';
export const onServer = 'On the server';
export const entries = 'Entries of the audit log, the newest first';
export const noEntries = 'No entries';
export const noMatches = 'No entries match these filters';
export const noEntriesHint = 'What members of the team change appears here.';
export const noMatchesHint = 'Try a longer time, or fewer filters.';
export const clearFilters = 'Clear filters';
export const network = 'from';

/** Actions in words, by the paths of their calls. */
export const actions: Readonly<Record<string, string>> = {
  '/api/admin/login': 'Logged in',
  '/api/admin/login/second': 'Logged in with a second factor',
  '/api/admin/login/passkey/finish': 'Logged in with a passkey',
  '/api/admin/logout': 'Logged out',
  '/api/account/reset/finish': 'Set a new password by a link',
  '/api/account/join': 'Joined the team',
  '/api/account/prove': 'Confirmed who they are',
  '/api/account/password': 'Changed their password',
  '/api/account/sessions/end': 'Ended a session',
  '/api/account/sessions/end-others': 'Ended all other sessions',
  '/api/account/totp/finish': 'Set up an authenticator app',
  '/api/account/totp/remove': 'Removed the authenticator app',
  '/api/account/recovery': 'Made new recovery codes',
  '/api/account/passkeys/finish': 'Added a passkey',
  '/api/account/passkeys/remove': 'Removed a passkey',
  '/api/account/leave': 'Left the team',
  '/api/team/invite': 'Invited somebody',
  '/api/team/invite/revoke': 'Revoked an invitation',
  '/api/team/role': 'Changed a role',
  '/api/team/remove': 'Removed a member',
  '/api/team/second-factor/demand': 'Required a second step of everyone',
  '/api/team/second-factor/release': 'Made the second step optional',
  '/api/audit/export': 'Exported the audit log',
  '/operations/orders/fulfil': 'Marked an order as sent',
  '/operations/orders/advance': 'Changed the status of an order',
  '/operations/orders/cancel': 'Canceled an order',
  '/operations/orders/refund': 'Refunded an order',
  '/operations/orders/retry-refund': 'Retried a refund',
  '/operations/orders/withdraw-links': 'Withdrew the links to an order',
  '/operations/shoppers/export': 'Handed out a shopper’s data',
  '/operations/shoppers/erase': 'Erased a shopper’s data',
  '/operations/reviews/judge': 'Approved or rejected a review',
  '/operations/messages/mark': 'Marked a message',
  '/operations/cases/answer': 'Answered a case',
  '/operations/cases/note': 'Added a note to a case',
  '/operations/cases/close': 'Closed a case',
  '/operations/redirects/save': 'Saved a redirect',
  '/operations/redirects/remove': 'Removed a redirect',
  '/operations/redirects/import': 'Imported redirects',
  '/operations/size-guides/import': 'Imported size guides',
  '/operations/size-guides/remove': 'Removed a size guide',
  '/operations/payments/save': 'Changed payment settings',
  '/operations/notifications/save': 'Changed notifications',
  '/operations/notifications/test': 'Sent a test e-mail',
  '/api/user/domain/design/save': 'Saved the design of the shop',
  '/api/user/pages/layout/save': 'Saved a page',
  '/api/domain/save-homepage-design': 'Saved the home page',
  '/savecategories': 'Saved the categories',
  '/api/domain/save-component': 'Saved a component',
  '/api/domain/delete-component': 'Deleted a component',
  '/api/user/pages/create': 'Created a page',
  '/api/user/pages/:slug/update': 'Changed the settings of a page',
  '/api/user/pages/:slug/delete': 'Deleted a page',
  '/api/user/page-bin/restore': 'Restored a page',
  '/api/user/page-bin/delete': 'Deleted a page for good',
};
