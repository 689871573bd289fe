import type { OrderStatus } from '@/core/model/order';
import { conversionTargets } from '@/core/rules/conversion-targets';
import { measuredAddress } from '@/core/rules/measured-address';
import { conversion, pageView, purchase } from '@/core/rules/measured-events';
import { leavePrivateKeys } from '@/hooks/leave-address';
import {
  claimConversion,
  currentConsent,
  endCheckout,
  setConsent,
  startTags,
  tell,
} from '@/services/analytics';
import type { RootState } from '@/store/make-store';
import { tagsOfShop } from '@/store/shop-tags';

/**
 * Has a paid order counted by what the shop measures with, where the shopper agreed: once in this browser,
 * even if nobody was there to hear it. Nobody looks on where the order stands.
 */
export async function countOrder({ shop, cart }: RootState, order: OrderStatus): Promise<void> {
  endCheckout();
  const consent = currentConsent(!shop.settings.disableConsentBanner);
  if (consent !== 'accepted' || !(await claimConversion(order.order_id))) return;
  setConsent(consent);
  leavePrivateKeys();
  startTags({ ...tagsOfShop(shop), recording: '' });
  const coupon = order.discount > 0 ? (cart.appliedCoupon?.code ?? '') : '';
  const here = measuredAddress(window.location.href);
  tell(pageView(here, document.title, measuredAddress(document.referrer)));
  tell(purchase(order, coupon));
  for (const target of conversionTargets(shop)) tell(conversion(target, order));
}
