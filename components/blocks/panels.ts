import type { BlockType } from '@/core/blocks/kit/block-types';
import { bannerPanel } from './banner/panel';
import { boxPanel } from './box/panel';
import { buttonPanel } from './button/panel';
import { cartPanel } from './cart/panel';
import { categoriesPanel } from './categories/panel';
import { contactInfoPanel } from './contact-info/panel';
import { copyrightPanel } from './copyright/panel';
import { dividerPanel } from './divider/panel';
import { footerSectionPanel } from './footer-section/panel';
import { gridPanel } from './grid/panel';
import { heroFeaturePanel } from './hero-feature/panel';
import { htmlPanel } from './html/panel';
import { imagePanel } from './image/panel';
import { infoPanel } from './info/panel';
import type { Panel } from './kit/panel';
import { logoPanel } from './logo/panel';
import { navigationPanel } from './navigation/panel';
import { pageContentPanel } from './page-content/panel';
import { policyPanel } from './policy/panel';
import { productPanel } from './product/panel';
import { reviewsPanel } from './reviews/panel';
import { searchPanel } from './search/panel';
import { socialPanel } from './social/panel';
import { subscribePanel } from './subscribe/panel';
import { textPanel } from './text/panel';
import { titlePanel } from './title/panel';
import { videoPanel } from './video/panel';
import { wishlistPanel } from './wishlist/panel';

export type * from './kit/panel';
export { STYLE_GROUPS } from './kit/style-panel';

/** How the fields of every block type are set in the editor. */
export const PANELS: Record<BlockType, Panel> = {
  box: boxPanel,
  grid: gridPanel,
  text: textPanel,
  title: titlePanel,
  image: imagePanel,
  button: buttonPanel,
  divider: dividerPanel,
  banner: bannerPanel,
  video: videoPanel,
  heroFeature: heroFeaturePanel,
  product: productPanel,
  categories: categoriesPanel,
  reviews: reviewsPanel,
  subscribe: subscribePanel,
  info: infoPanel,
  html: htmlPanel,
  policy: policyPanel,
  page_content: pageContentPanel,
  logo: logoPanel,
  navigation: navigationPanel,
  search: searchPanel,
  wishlist: wishlistPanel,
  cart: cartPanel,
  social: socialPanel,
  footer_section: footerSectionPanel,
  contact_info: contactInfoPanel,
  copyright: copyrightPanel,
};
