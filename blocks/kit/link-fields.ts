import { ICON_KEYS } from '@/core/model/navigation';
import { aliases, choice, link, list, optional, text } from './fields';

const LINK_FIELDS = { title: text(), link: link() } as const;

/** A link of a header component (spec 3). */
const ICON_LINK_FIELDS = { ...LINK_FIELDS, icon: optional(choice(ICON_KEYS, 'home')) } as const;

export const NAVIGATION_FIELDS = {
  navigationItems: aliases(list({ ...ICON_LINK_FIELDS, submenu: list(LINK_FIELDS) }), 'items'),
} as const;

export const SOCIAL_FIELDS = { items: list(ICON_LINK_FIELDS) } as const;
