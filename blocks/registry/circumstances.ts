/* Written by `npm run blocks` from the list in blocks/kit/block-types.ts. */
import type { Circumstances } from '@/blocks/kit/applies';
import type { BlockType } from '@/blocks/kit/block-types';
import { accordionApplies } from '@/blocks/types/accordion/definition';
import { bannerApplies } from '@/blocks/types/banner/definition';
import { boxApplies } from '@/blocks/types/box/definition';
import { buttonApplies } from '@/blocks/types/button/definition';
import { cartApplies } from '@/blocks/types/cart/definition';
import { categoriesApplies } from '@/blocks/types/categories/definition';
import { contactInfoApplies } from '@/blocks/types/contact-info/definition';
import { copyrightApplies } from '@/blocks/types/copyright/definition';
import { countdownApplies } from '@/blocks/types/countdown/definition';
import { dividerApplies } from '@/blocks/types/divider/definition';
import { footerSectionApplies } from '@/blocks/types/footer-section/definition';
import { gridApplies } from '@/blocks/types/grid/definition';
import { heroFeatureApplies } from '@/blocks/types/hero-feature/definition';
import { htmlApplies } from '@/blocks/types/html/definition';
import { imageApplies } from '@/blocks/types/image/definition';
import { infoApplies } from '@/blocks/types/info/definition';
import { logoApplies } from '@/blocks/types/logo/definition';
import { navigationApplies } from '@/blocks/types/navigation/definition';
import { pageContentApplies } from '@/blocks/types/page-content/definition';
import { policyApplies } from '@/blocks/types/policy/definition';
import { productApplies } from '@/blocks/types/product/definition';
import { reviewsApplies } from '@/blocks/types/reviews/definition';
import { searchApplies } from '@/blocks/types/search/definition';
import { socialApplies } from '@/blocks/types/social/definition';
import { subscribeApplies } from '@/blocks/types/subscribe/definition';
import { textApplies } from '@/blocks/types/text/definition';
import { titleApplies } from '@/blocks/types/title/definition';
import { videoApplies } from '@/blocks/types/video/definition';
import { wishlistApplies } from '@/blocks/types/wishlist/definition';

/** Fields of each type with their conditions; for samples and tests. */
export const APPLIES: Record<BlockType, Circumstances> = {
  box: boxApplies,
  grid: gridApplies,
  text: textApplies,
  title: titleApplies,
  image: imageApplies,
  button: buttonApplies,
  divider: dividerApplies,
  banner: bannerApplies,
  video: videoApplies,
  heroFeature: heroFeatureApplies,
  product: productApplies,
  categories: categoriesApplies,
  reviews: reviewsApplies,
  subscribe: subscribeApplies,
  info: infoApplies,
  html: htmlApplies,
  policy: policyApplies,
  accordion: accordionApplies,
  countdown: countdownApplies,
  page_content: pageContentApplies,
  logo: logoApplies,
  navigation: navigationApplies,
  search: searchApplies,
  wishlist: wishlistApplies,
  cart: cartApplies,
  social: socialApplies,
  footer_section: footerSectionApplies,
  contact_info: contactInfoApplies,
  copyright: copyrightApplies,
};
