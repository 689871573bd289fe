import { DEFAULT_METADATA } from '../../model/design';
import { JERSEY_TEMPLATE, TEMPLATE_2D } from '../../model/shop';
import { firstHostLabel } from '../../values/host';

/** The title of a page nothing is known of (spec 2, "Page titles"). */
const FALLBACK_TITLE = 'Online Store';

const SUFFIX = ' | Handmades, Personalized Custom Clothes & Gifts';
const TEMPLATES_WITHOUT_SUFFIX: readonly string[] = [JERSEY_TEMPLATE, TEMPLATE_2D];

interface ShopNaming {
  host: string;
  template: string;
  /** The metadata title of the domain design, '' when none is set. */
  metadataTitle: string;
}

/** A shop's name: its own metadata title, else its first host label, capitalised (design section 9). */
export function shopName({ host, metadataTitle }: Omit<ShopNaming, 'template'>): string {
  if (metadataTitle && metadataTitle !== DEFAULT_METADATA.title) return metadataTitle;
  return capitalise(firstHostLabel(host));
}

/** The document title (spec 2): shop and page with the suffix, else the host, else the fallback. */
export function pageTitle(shop: ShopNaming, title: string): string {
  const name = shopName(shop);
  if (!name) return FALLBACK_TITLE;
  if (!title) return firstHostLabel(shop.host).toUpperCase() || FALLBACK_TITLE;
  return `${name} - ${title}${titleSuffix(shop.template)}`;
}

const titleSuffix = (template: string): string =>
  TEMPLATES_WITHOUT_SUFFIX.includes(template) ? '' : SUFFIX;

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
