import { bannerApplies } from './banner';
import { boxApplies } from './box';
import { buttonApplies } from './button';
import { cartApplies } from './cart';
import { categoriesApplies } from './categories';
import { contactInfoApplies } from './contact-info';
import { copyrightApplies } from './copyright';
import { dividerApplies } from './divider';
import { footerSectionApplies } from './footer-section';
import { gridApplies } from './grid';
import { heroFeatureApplies } from './hero-feature';
import { htmlApplies } from './html';
import { imageApplies } from './image';
import { infoApplies } from './info';
import type { Circumstances } from './kit/applies';
import type { BlockType } from './kit/block-types';
import { logoApplies } from './logo';
import { navigationApplies } from './navigation';
import { pageContentApplies } from './page-content';
import { policyApplies } from './policy';
import { productApplies } from './product';
import { reviewsApplies } from './reviews';
import { searchApplies } from './search';
import { socialApplies } from './social';
import { subscribeApplies } from './subscribe';
import { textApplies } from './text';
import { titleApplies } from './title';
import { videoApplies } from './video';
import { wishlistApplies } from './wishlist';

/** When the fields of each block type matter; for tests and the editor. */
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
