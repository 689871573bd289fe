import { useEffect, useMemo } from 'react';
import { hasTags } from '@/core/rules/analytics-tags';
import { leavePrivateKeys } from '@/hooks/leave-address';
import { setConsent, startTags } from '@/services/analytics';
import { useAppSelector } from '@/store/hooks';
import { tagsOfShop } from '@/store/shop-tags';
import { selectShop } from '@/store/slices/shop';
import { ConsentBanner } from './consent-banner';
import { useCheckoutLinks } from './use-checkout-links';
import { useConsent } from './use-consent';
import { useFreshDocument } from './use-fresh-document';
import { useViews } from './use-views';
import { whenAtRest } from './when-at-rest';

/** Loads what the shop measures with once the shopper agrees, and tells it what is looked at. */
export function Measuring() {
  const shop = useAppSelector(selectShop);
  const tags = useMemo(() => tagsOfShop(shop), [shop]);
  const consent = useConsent(!shop.settings.disableConsentBanner);
  const leaveDocument = useFreshDocument();

  useEffect(() => {
    // Another tab took it back.
    if (setConsent(consent)) leaveDocument();
    if (consent !== 'accepted') return;
    return whenAtRest(() => {
      leavePrivateKeys();
      startTags(tags);
    });
  }, [consent, tags, leaveDocument]);
  useViews(consent);
  useCheckoutLinks(consent);

  return hasTags(tags) ? <ConsentBanner {...{ tags, consent, leaveDocument }} /> : null;
}
