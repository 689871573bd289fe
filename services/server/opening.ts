import type { IncomingMessage } from 'node:http';
import type { GetServerSidePropsContext } from 'next';
import { processState } from '@/backend/base/process-state';
import { adminCalls } from '@/core/calls/admin';
import { adminAnswers } from '@/core/calls/admin-answers.schema';
import { LOOK_COOKIE, TWIN_COOKIE } from '@/core/model/admin';
import type { InitResponse } from '@/core/model/shop';
import type { PreparedShop } from '../page-props';
import { parseAnswer, sendCall } from '../send-call';
import { serverClient } from './backend-client';
import * as messages from './messages';

const cookieOf = (cookies: Partial<Record<string, string>>, name: string): string | undefined =>
  cookies[`__Host-${name}`] || cookies[name];

/** Returns whether a browser may see a shop that is being prepared: one that an admin of it has logged in with. */
export async function isAdmins(
  { req }: Pick<GetServerSidePropsContext, 'req'>,
  domain: string,
): Promise<boolean> {
  const twin = cookieOf(req.cookies, TWIN_COOKIE);
  const look = cookieOf(req.cookies, LOOK_COOKIE);
  if (!twin && !look) return false;
  const browser = { domain, ...(twin && { twin }), ...(look && { look }) };
  const answer = await sendCall(serverClient(), adminCalls.knowBrowser, browser);
  return parseAnswer(adminCalls.knowBrowser, adminAnswers.knowBrowser, answer).isAdmin;
}

export const preparedShop = ({
  name,
  logo,
  openingNote = '',
  email,
}: InitResponse): PreparedShop => ({
  ...{ name, logo, email },
  note: openingNote,
});

const notes = () => processState('opening-notes', () => new WeakMap<IncomingMessage, string>());

/** Has the document of a page say that the shop is paused, or not open to anybody yet, where it is not open. */
export function setOpeningNote(
  request: IncomingMessage,
  { opening, openingNote }: Pick<InitResponse, 'opening' | 'openingNote'>,
): void {
  if (opening === 'preparing') notes().set(request, messages.onlyAdminsSee);
  if (opening === 'paused') notes().set(request, openingNote || messages.paused);
}

/** Returns what a page's document says above everything else; '' for nothing. */
export const openingNoteOf = (request: IncomingMessage | undefined): string =>
  (request && notes().get(request)) ?? '';
