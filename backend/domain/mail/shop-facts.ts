import { themeSchema } from '@/core/model/theme.schema';
import { mergeSettings } from '@/core/rules/design/settings';
import { MEDIA_PATH } from '@/core/rules/media/image-address';
import { sizedPicture } from '@/core/rules/media/picture-facts';
import { shopName } from '@/core/rules/seo/titles';
import type { ShopRow } from '../../db/schema';
import type { ShopFacts } from '../../mail';
import type { ConsumerServices } from '../events/record-event';
import { shopOrigin } from '../shops/find-shop';

/** Width in px of a dense screen. */
const LOGO_WIDTH = 480;

/** A shop as its mails show it; what its look lacks is as in the usual one. */
export function toShopFacts(services: ConsumerServices, shop: ShopRow): ShopFacts {
  const { company, addressLines, phone, email, settings, metadata, host } = shop;
  const origin = shopOrigin(services, shop);
  return {
    ...{ origin, company, addressLines, phone, email },
    name: shop.name || shopName({ host, metadataTitle: metadata.title ?? '' }),
    logo: mailPicture(services, origin, shop.logo, LOGO_WIDTH),
    timeZone: mergeSettings(settings).timeZone,
    theme: themeSchema.parse(settings.theme ?? {}),
  };
}

/**
 * A stored picture address as a mail can load it: absolute, in a width of the media store's where that serves it, with
 * its size after `#` where it is known. '' for what no mail program loads.
 */
export function mailPicture(
  { publicAddress }: Pick<ConsumerServices, 'publicAddress'>,
  origin: string,
  picture: string,
  width: number,
): string {
  const { src, size } = sizedPicture(picture.trim());
  const address = src && absolute(publicAddress(src), origin);
  if (!address) return '';
  const sized = src.startsWith(MEDIA_PATH) ? `${address}?w=${width}` : address;
  return size ? `${sized}#${size.width}x${size.height}` : sized;
}

function absolute(address: string, origin: string): string {
  if (!URL.canParse(address, origin)) return '';
  const { protocol, href } = new URL(address, origin);
  return protocol === 'http:' || protocol === 'https:' ? href : '';
}
