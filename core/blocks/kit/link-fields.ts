import { ICON_KEYS } from '../../model/navigation';
import { choice, link, optional, text } from './fields';

/** A link of a list of links. */
export const LINK_FIELDS = { title: text(), link: link() } as const;

/** A link of a header component (spec 3). */
export const ICON_LINK_FIELDS = {
  ...LINK_FIELDS,
  icon: optional(choice(ICON_KEYS, 'home')),
} as const;
