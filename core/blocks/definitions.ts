import { bannerBlock } from './banner';
import { boxBlock } from './box';
import { buttonBlock } from './button';
import { cartBlock } from './cart';
import { categoriesBlock } from './categories';
import { contactInfoBlock } from './contact-info';
import { copyrightBlock } from './copyright';
import { dividerBlock } from './divider';
import { footerSectionBlock } from './footer-section';
import { gridBlock } from './grid';
import { heroFeatureBlock } from './hero-feature';
import { htmlBlock } from './html';
import { imageBlock } from './image';
import { infoBlock } from './info';
import type { BlockType } from './kit/block-types';
import type { BlockDefinition } from './kit/define-block';
import { logoBlock } from './logo';
import { navigationBlock } from './navigation';
import { pageContentBlock } from './page-content';
import { policyBlock } from './policy';
import { productBlock } from './product';
import { reviewsBlock } from './reviews';
import { searchBlock } from './search';
import { socialBlock } from './social';
import { subscribeBlock } from './subscribe';
import { textBlock } from './text';
import { titleBlock } from './title';
import { videoBlock } from './video';
import { wishlistBlock } from './wishlist';

/** Every block type described; for servers, tests and the editor: a shopper's page has those it shows. */
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
