/* Written by `npm run blocks` from the list in blocks/kit/block-types.ts. */
import type { BlockType } from '@/blocks/kit/block-types';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import { accordionBlock } from '@/blocks/types/accordion/definition';
import { bannerBlock } from '@/blocks/types/banner/definition';
import { boxBlock } from '@/blocks/types/box/definition';
import { buttonBlock } from '@/blocks/types/button/definition';
import { cartBlock } from '@/blocks/types/cart/definition';
import { categoriesBlock } from '@/blocks/types/categories/definition';
import { contactInfoBlock } from '@/blocks/types/contact-info/definition';
import { copyrightBlock } from '@/blocks/types/copyright/definition';
import { countdownBlock } from '@/blocks/types/countdown/definition';
import { dividerBlock } from '@/blocks/types/divider/definition';
import { footerSectionBlock } from '@/blocks/types/footer-section/definition';
import { gridBlock } from '@/blocks/types/grid/definition';
import { heroFeatureBlock } from '@/blocks/types/hero-feature/definition';
import { htmlBlock } from '@/blocks/types/html/definition';
import { imageBlock } from '@/blocks/types/image/definition';
import { infoBlock } from '@/blocks/types/info/definition';
import { logoBlock } from '@/blocks/types/logo/definition';
import { navigationBlock } from '@/blocks/types/navigation/definition';
import { pageContentBlock } from '@/blocks/types/page-content/definition';
import { policyBlock } from '@/blocks/types/policy/definition';
import { productBlock } from '@/blocks/types/product/definition';
import { reviewsBlock } from '@/blocks/types/reviews/definition';
import { searchBlock } from '@/blocks/types/search/definition';
import { socialBlock } from '@/blocks/types/social/definition';
import { subscribeBlock } from '@/blocks/types/subscribe/definition';
import { textBlock } from '@/blocks/types/text/definition';
import { titleBlock } from '@/blocks/types/title/definition';
import { videoBlock } from '@/blocks/types/video/definition';
import { wishlistBlock } from '@/blocks/types/wishlist/definition';

/** Every type of block; for servers, tests and the editor: a page of a shop loads those it shows. */
export const BLOCKS = {
  box: boxBlock,
  grid: gridBlock,
  text: textBlock,
  title: titleBlock,
  image: imageBlock,
  button: buttonBlock,
  divider: dividerBlock,
  banner: bannerBlock,
  video: videoBlock,
  heroFeature: heroFeatureBlock,
  product: productBlock,
  categories: categoriesBlock,
  reviews: reviewsBlock,
  subscribe: subscribeBlock,
  info: infoBlock,
  html: htmlBlock,
  policy: policyBlock,
  accordion: accordionBlock,
  countdown: countdownBlock,
  page_content: pageContentBlock,
  logo: logoBlock,
  navigation: navigationBlock,
  search: searchBlock,
  wishlist: wishlistBlock,
  cart: cartBlock,
  social: socialBlock,
  footer_section: footerSectionBlock,
  contact_info: contactInfoBlock,
  copyright: copyrightBlock,
} as const satisfies Record<BlockType, BlockDefinition>;
