import type { Right } from '@/core/model/roles';

export const notLoggedIn = 'You are not logged in, or your session has ended. Please log in again.';
export const otherBrowser = 'This session was opened in another browser. Please log in again.';
export const factorFirst =
  'Everyone on this team needs a second step to log in. Set yours up in your account, then go on.';
export const proveFirst = 'Please confirm that it is you, then go on.';

/** Actions that each right allows, as the end of a sentence. */
const RIGHT_WORDS: Record<Right, string> = {
  account: 'use the back office',
  'orders.read': 'see orders',
  'orders.write': 'change orders',
  refunds: 'give money back',
  'service.read': 'see disputes, messages and reviews',
  'service.write': 'answer disputes, messages and reviews',
  'catalog.read': 'see the catalog',
  'catalog.write': 'change the catalog',
  'pages.read': 'see what pages are made of',
  'pages.write': 'change pages',
  'design.write': 'change the design of the shop',
  'settings.read': 'see the settings',
  'settings.write': 'change the settings',
  'payments.read': 'see who takes payments',
  'payments.write': 'change who takes payments',
  shoppers: 'hand out or erase what the shop has of a shopper',
  members: 'see to the team',
  'audit.read': 'see who did what',
};

export const lacksRight = (role: string, right: Right): string =>
  `Your role here is ${role}, which may not ${RIGHT_WORDS[right]}. Ask an owner of the shop.`;
export const databaseUnavailable =
  'The shop cannot reach its database. Please try again in a moment.';
export const diskFull =
  'The shop has no room to store this right now. Nothing was saved; please try again later.';
export const failed = (requestId: string): string => `Something went wrong (request ${requestId}).`;
export const notJsonType = 'Send the request as application/json.';
export const tooDeep = 'The request is nested too deep.';
export const tooManyValues = 'The request has more values than anything that is taken.';
export const invalidJson = 'The request is not valid JSON.';
export const notFormType = 'Send the request as multipart/form-data.';
export const invalidForm = 'The request is not a valid form.';
export const tooSlow = 'The request took too long to arrive.';
export const invalidRequest = 'Invalid request';
export const nulCharacter = 'Contains a NUL character';
export const tooLarge = (megabytes: number): string =>
  `The request is larger than ${megabytes} MB.`;
export const otherShop = 'You are not an admin of this shop.';
export const invalidCharacter = 'Contains a character that cannot be stored';
export const noLength = 'Send the request with its Content-Length.';
export const otherMethod = (allow: string): string => `This address takes ${allow} only.`;
export const nothingHere = 'There is nothing at this address.';
export const noSuchHost = 'Nothing is served by this name.';
export const noPicture = 'There is no such picture.';
export const invalidWidth = 'Must be a width in px.';
export const pictureExpired = 'There is no such picture, or its address has expired.';
export const reviewReceived = 'Thank you. Your review is shown once it is approved.';
export const ownPagesOnly = (site: string): string => `Only pages of ${site} may make this call.`;
export const unreadable = 'This is not a valid request.';
export const cannotStart = 'The backend could not start.';
export const opensSoon = 'This shop opens soon.';
export const alive = 'alive';
export const ready = 'ready';
export const readyWithoutRoom = 'ready, but the disk of DATA_DIR is full';
export const readyWithoutDisk = 'ready, but DATA_DIR cannot be read';
