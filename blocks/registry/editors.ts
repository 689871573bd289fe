/* Written by `npm run blocks` from the list in blocks/kit/block-types.ts. */
import type { BlockEditor } from '@/blocks/editor-kit/block-editor';
import type { BlockType } from '@/blocks/kit/block-types';
import { accordionEditor } from '@/blocks/types/accordion/editor';
import { bannerEditor } from '@/blocks/types/banner/editor';
import { boxEditor } from '@/blocks/types/box/editor';
import { buttonEditor } from '@/blocks/types/button/editor';
import { cartEditor } from '@/blocks/types/cart/editor';
import { categoriesEditor } from '@/blocks/types/categories/editor';
import { contactInfoEditor } from '@/blocks/types/contact-info/editor';
import { copyrightEditor } from '@/blocks/types/copyright/editor';
import { countdownEditor } from '@/blocks/types/countdown/editor';
import { dividerEditor } from '@/blocks/types/divider/editor';
import { footerSectionEditor } from '@/blocks/types/footer-section/editor';
import { gridEditor } from '@/blocks/types/grid/editor';
import { heroFeatureEditor } from '@/blocks/types/hero-feature/editor';
import { htmlEditor } from '@/blocks/types/html/editor';
import { imageEditor } from '@/blocks/types/image/editor';
import { infoEditor } from '@/blocks/types/info/editor';
import { logoEditor } from '@/blocks/types/logo/editor';
import { navigationEditor } from '@/blocks/types/navigation/editor';
import { pageContentEditor } from '@/blocks/types/page-content/editor';
import { policyEditor } from '@/blocks/types/policy/editor';
import { productEditor } from '@/blocks/types/product/editor';
import { reviewsEditor } from '@/blocks/types/reviews/editor';
import { searchEditor } from '@/blocks/types/search/editor';
import { socialEditor } from '@/blocks/types/social/editor';
import { subscribeEditor } from '@/blocks/types/subscribe/editor';
import { textEditor } from '@/blocks/types/text/editor';
import { titleEditor } from '@/blocks/types/title/editor';
import { videoEditor } from '@/blocks/types/video/editor';
import { wishlistEditor } from '@/blocks/types/wishlist/editor';

/** Every type of block as admins meet it; for the editor alone. */
export const EDITORS: Record<BlockType, BlockEditor> = {
  box: boxEditor,
  grid: gridEditor,
  text: textEditor,
  title: titleEditor,
  image: imageEditor,
  button: buttonEditor,
  divider: dividerEditor,
  banner: bannerEditor,
  video: videoEditor,
  heroFeature: heroFeatureEditor,
  product: productEditor,
  categories: categoriesEditor,
  reviews: reviewsEditor,
  subscribe: subscribeEditor,
  info: infoEditor,
  html: htmlEditor,
  policy: policyEditor,
  accordion: accordionEditor,
  countdown: countdownEditor,
  page_content: pageContentEditor,
  logo: logoEditor,
  navigation: navigationEditor,
  search: searchEditor,
  wishlist: wishlistEditor,
  cart: cartEditor,
  social: socialEditor,
  footer_section: footerSectionEditor,
  contact_info: contactInfoEditor,
  copyright: copyrightEditor,
};
