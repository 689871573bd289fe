import { NOTIFICATIONS_AN_HOUR } from '@/core/model/notifications';
import { cleanLine } from '@/core/values/clean-text';
import { writeLetter } from '../kit/letter';
import type { Look, RenderedMail, ShopFacts } from '../kit/look';
import type { Part } from '../kit/part';
import { button, heading, linkLine, remark } from '../parts/text';
import * as messages from './messages';

/** Addresses in an e-mail to the shop. */
export interface OfficeLinks {
  /** Page on which the shop acts. */
  page: string;
  /** Page on which these e-mails are chosen. */
  settings: string;
  /** True for the last of its kind within an hour. */
  isLast: boolean;
}

interface Notice {
  subject: string;
  preview: string;
  heading: string;
  open: string;
  /** Parts above the button, and below it. */
  parts: (look: Look) => readonly Part[];
  more?: (look: Look) => readonly Part[];
}

/** A letter that leads to where the shop acts, and says where such letters are chosen. */
export function writeNotice(shop: ShopFacts, links: OfficeLinks, notice: Notice): RenderedMail {
  const { subject, preview, open, parts, more } = notice;
  return writeLetter(shop, {
    ...{ subject, preview, reason: messages.becauseOfShop(cleanLine(shop.name)) },
    parts: (look) => [
      heading(look, notice.heading),
      ...parts(look),
      button(look, open, links.page),
      ...(more?.(look) ?? []),
      ...(links.isLast ? [remark(look, messages.lastOfHour(NOTIFICATIONS_AN_HOUR))] : []),
      linkLine(look, messages.changeSettings, links.settings),
    ],
  });
}

export type Template<Facts> = (shop: ShopFacts, links: OfficeLinks, facts: Facts) => RenderedMail;
