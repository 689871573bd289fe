import type { ContentPage, ContentPath } from '@/core/model/content';
import { cancellationText } from './cancellation';
import { disclaimerText } from './disclaimer';
import { faqsText } from './faqs';
import { intellectualPropertyText } from './intellectual-property';
import { paymentMethodsText } from './payment-methods';
import { privacyText } from './privacy';
import { returnsText } from './returns';
import { shippingText } from './shipping';
import type { ShopFacts } from './shop-facts';
import { termsText } from './terms';

/** The text of each page, to be filled with a shop's facts. */
export const CONTENT_TEXTS: Record<ContentPath, (shop: ShopFacts) => ContentPage> = {
  '/intellectual-property': intellectualPropertyText,
  '/shipping': shippingText,
  '/returns': returnsText,
  '/disclaimer': disclaimerText,
  '/privacy': privacyText,
  '/terms': termsText,
  '/cancellation-policy': cancellationText,
  '/faqs': faqsText,
  '/payment-methods': paymentMethodsText,
};

export { aboutText } from './about';
export { shopFacts } from './shop-facts';
