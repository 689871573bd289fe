import { themeSchema } from '@/core/model/theme.schema';
import { shopName } from '@/core/rules/seo/titles';
import type { ShopFacts } from '../../mail';
import type { ConsumerServices } from '../events/consumer';
import type { ShopRow } from '../shops/load-shop';
import { shopOrigin } from '../shops/shop-origin';
import { mailPicture } from './mail-picture';

/** In px of a dense screen. */
const LOGO_WIDTH = 480;

/** A shop as its mails show it; what its look lacks is as in the usual one. */
export function toShopFacts(services: ConsumerServices, shop: ShopRow): ShopFacts {
  const { company, addressLines, phone, email, settings, metadata, host } = shop;
  const origin = shopOrigin(services, shop);
  return {
    ...{ origin, company, addressLines, phone, email },
    name: shop.name || shopName({ host, metadataTitle: metadata.title ?? '' }),
    logo: mailPicture(services, origin, shop.logo, LOGO_WIDTH),
    theme: themeSchema.parse(settings.theme ?? {}),
  };
}
