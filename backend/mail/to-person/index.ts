import { cleanLine } from '@/core/values/clean-text';
import { writeLetter } from '../kit/letter';
import type { RenderedMail, ShopFacts } from '../kit/look';
import { button, heading, paragraph, remark } from '../parts/text';
import * as messages from './messages';

interface Letter {
  subject: string;
  heading: string;
  note: string;
  reason: string;
  label: string;
  link: string;
  /** Words below the link. */
  more?: string;
}

function write(shop: ShopFacts, letter: Letter): RenderedMail {
  const { subject, note, reason, label, link, more } = letter;
  return writeLetter(shop, {
    ...{ subject, preview: note, reason },
    parts: (look) => [
      heading(look, letter.heading),
      paragraph(look, note),
      button(look, label, link),
      ...(more ? [remark(look, more)] : []),
    ],
  });
}

/** Invites somebody to the team of a shop. */
export function invitation(
  shop: ShopFacts,
  { role, needsFactor }: { role: string; needsFactor: boolean },
  link: string,
): RenderedMail {
  const name = cleanLine(shop.name);
  return write(shop, {
    ...{ subject: messages.inviteSubject(name), heading: messages.inviteHeading(name) },
    ...{ note: messages.inviteNote(role), reason: messages.becauseInvited(name) },
    ...{ label: messages.inviteButton, link, ...(needsFactor && { more: messages.inviteFactor }) },
  });
}

/** Renders the link for a new password. */
export const passwordReset = (shop: ShopFacts, link: string): RenderedMail =>
  write(shop, {
    ...{ subject: messages.resetSubject, heading: messages.resetSubject },
    ...{ note: messages.resetNote, reason: messages.becauseOfAccount(cleanLine(shop.name)) },
    ...{ label: messages.resetButton, link },
  });

/** News of somebody's account that they should hear of, whoever brought it about. */
export type AccountNews =
  | { kind: 'guessed' | 'password' }
  | { kind: 'new-device'; device: string; network: string }
  | { kind: 'factor'; change: keyof typeof messages.factorNote };

export function accountNews(shop: ShopFacts, news: AccountNews, link: string): RenderedMail {
  const [subject, note] = wordsOf(news);
  return write(shop, {
    ...{ subject, heading: subject, note, reason: messages.becauseOfAccount(cleanLine(shop.name)) },
    ...{ label: messages.openAccount, link, more: messages.notYou },
  });
}

function wordsOf(news: AccountNews): [subject: string, note: string] {
  switch (news.kind) {
    case 'guessed':
      return [messages.guessedSubject, messages.guessedNote];
    case 'password':
      return [messages.passwordSubject, messages.passwordNote];
    case 'new-device':
      return [messages.newDeviceSubject, messages.newDeviceNote(news.device, news.network)];
    case 'factor':
      return [messages.factorSubject, messages.factorNote[news.change]];
  }
}
