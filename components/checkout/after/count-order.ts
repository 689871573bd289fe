import type { OrderStatus } from '@/core/model/order';
import { measuredAddress } from '@/core/rules/address/measured-address';
import { conversionTargets } from '@/core/rules/measuring/conversion-targets';
import { conversion, pageView, purchase } from '@/core/rules/measuring/measured-events';
import { leavePrivateKeys } from '@/hooks/leave-address';
import { currentConsent, endCheckout, setConsent, startTags, track } from '@/services/analytics';
import type { RootState } from '@/store/make-store';
import { tagsOfShop } from '@/store/measuring/shop-tags';

/** Has a paid order counted where the shopper agreed. Its caller has claimed it, so that it is once in this browser. */
export function countOrder({ shop, cart }: RootState, order: OrderStatus): void {
  endCheckout();
  const consent = currentConsent(!shop.settings.disableConsentBanner);
  if (consent !== 'accepted') return;
  setConsent(consent);
  // Also in a browser where a page that is loaded anew will miss them.
  leavePrivateKeys();
  startTags({ ...tagsOfShop(shop), recording: '' });
  const coupon = order.discount > 0 ? (cart.appliedCoupon?.code ?? '') : '';
  const here = measuredAddress(window.location.href);
  track(pageView(here, document.title, measuredAddress(document.referrer)));
  track(purchase(order, coupon));
  for (const target of conversionTargets(shop)) track(conversion(target, order));
}
