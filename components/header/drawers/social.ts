import type { ChromeComponent, DomainDesignWire } from '@/core/model/design';

const SOCIAL_ICONS = [
  'facebook',
  'twitter',
  'instagram',
  'linkedin',
  'youtube',
  'whatsapp',
  'telegram',
  'email',
  'phone',
] as const;
type SocialIcon = (typeof SOCIAL_ICONS)[number];

interface SocialLink {
  icon: SocialIcon;
  title: string;
  link: string;
}

interface Reachable {
  design: DomainDesignWire | null;
  email: string;
  phone: string;
}

const ALLOWED_LINK = /^(https?:\/\/|mailto:|tel:)/i;

/**
 * The shop's addresses elsewhere: the items of the `social` components of its designed header (spec 3,
 * "Header component"), then its email and phone.
 */
export function socialLinks({ design, email, phone }: Reachable): SocialLink[] {
  const designed = (design?.header ?? []).filter(({ type }) => type === 'social').flatMap(itemsOf);
  const own: SocialLink[] = [
    ...(email ? [{ icon: 'email' as const, title: email, link: `mailto:${email}` }] : []),
    ...(phone ? [{ icon: 'phone' as const, title: phone, link: `tel:${phone}` }] : []),
  ];
  return [...designed, ...own];
}

/** The design is an admin's free form, so that whatever is no link with a known icon is left out. */
function itemsOf({ props }: ChromeComponent): SocialLink[] {
  const items = isRecord(props) && Array.isArray(props.items) ? props.items : [];
  return items.flatMap((item: unknown) => {
    if (!isRecord(item)) return [];
    const { icon, title, link } = item;
    if (!isSocialIcon(icon) || typeof link !== 'string' || !ALLOWED_LINK.test(link)) return [];
    return [{ icon, title: typeof title === 'string' && title ? title : icon, link }];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSocialIcon(value: unknown): value is SocialIcon {
  return SOCIAL_ICONS.some((icon) => icon === value);
}
