import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { PaymentProviderName } from '@/core/model/payment';
import type { OfferedMethod } from '@/services/payment';
import type { RootState } from '../make-store';
import { paypalShieldReceived, type ShopFacts, stripeShieldReceived } from '../slices/shop';

type Opening = ThunkAction<Promise<void>, Pick<RootState, 'shop'>, unknown, UnknownAction>;

/** A way to pay whose frame is where the shield of its provider says if it has a public key, else where it was offered. */
export function atShield(offered: OfferedMethod, shop: ShopFacts): OfferedMethod {
  const { provider } = offered;
  const isStripe = provider === 'stripe';
  const key = isStripe ? shop.stripePublishableKey : shop.paypalClientId;
  const domain = isStripe ? shop.stripeShieldDomain : shop.shieldDomain;
  const encrypted = isStripe ? shop.stripeShieldEncrypted : shop.shieldEncrypted;
  const hasShield = (isStripe || provider === 'paypal') && key && domain;
  return hasShield && offered.domain ? { ...offered, domain, encrypted } : offered;
}

/** Loads a provider's payment pages and public key (spec 4, "Stripe shield response"); failures are logged. */
export function openShield(provider: PaymentProviderName): Opening {
  return async (dispatch, getState) => {
    const domain = getState().shop.hostname;
    try {
      const { loadPaypalShield, loadStripeShield } = await import('@/services/payment');
      if (provider === 'stripe') dispatch(stripeShieldReceived(await loadStripeShield(domain)));
      if (provider === 'paypal') dispatch(paypalShieldReceived(await loadPaypalShield(domain)));
    } catch (error) {
      console.error('The payment pages could not be asked for.', error);
    }
  };
}
