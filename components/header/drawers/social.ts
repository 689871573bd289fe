import { readFields } from '@/blocks/kit/fields';
import { SOCIAL_FIELDS } from '@/blocks/kit/link-fields';
import type { DomainDesignWire } from '@/core/model/design';
import type { IconKey, NavigationItem } from '@/core/model/navigation';

export interface SocialLink {
  icon: IconKey;
  title: string;
  link: string;
}

interface Reachable {
  design: DomainDesignWire | null;
  email: string;
  phone: string;
}

/** Links of the `social` components of a designed header (spec 3, "Header component"), then e-mail and phone. */
export function socialLinks({ design, email, phone }: Reachable): SocialLink[] {
  const designed = (design?.header ?? [])
    .filter(({ type }) => type === 'social')
    .flatMap(({ props }) => linksOf(readFields(SOCIAL_FIELDS, props).items));
  const own: SocialLink[] = [
    ...(email ? [{ icon: 'email' as const, title: email, link: `mailto:${email}` }] : []),
    ...(phone ? [{ icon: 'phone' as const, title: phone, link: `tel:${phone}` }] : []),
  ];
  return [...designed, ...own];
}

/** Returns links with a known icon and address, named by icon if untitled. */
export function linksOf(items: readonly NavigationItem[]): SocialLink[] {
  return items.flatMap(({ icon, title, link }) =>
    icon && link ? [{ icon, title: title || icon, link }] : [],
  );
}
