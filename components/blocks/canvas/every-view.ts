import type { ComponentType } from 'react';
import { provideViews } from '@/components/ui/tracked';
import type { BlockType } from '@/core/blocks/kit/block-types';
import banner from '../banner/view';
import box from '../box/view';
import button from '../button/view';
import cart from '../cart/view';
import categories from '../categories/view';
import contactInfo from '../contact-info/view';
import copyright from '../copyright/view';
import divider from '../divider/view';
import footerSection from '../footer-section/view';
import grid from '../grid/view';
import heroFeature from '../hero-feature/view';
import html from '../html/view';
import image from '../image/view';
import info from '../info/view';
import type { BlockViewProps } from '../kit/block-view';
import logo from '../logo/view';
import navigation from '../navigation/view';
import pageContent from '../page-content/view';
import policy from '../policy/view';
import product from '../product/view';
import reviews from '../reviews/view';
import search from '../search/view';
import social from '../social/view';
import subscribe from '../subscribe/view';
import text from '../text/view';
import title from '../title/view';
import video from '../video/view';
import wishlist from '../wishlist/view';

const EVERY_VIEW: Record<BlockType, ComponentType<BlockViewProps>> = {
  box,
  grid,
  text,
  title,
  image,
  button,
  divider,
  banner,
  video,
  heroFeature,
  product,
  categories,
  reviews,
  subscribe,
  info,
  html,
  policy,
  page_content: pageContent,
  logo,
  navigation,
  search,
  wishlist,
  cart,
  social,
  footer_section: footerSection,
  contact_info: contactInfo,
  copyright,
};

/**
 * Has the views of all types of block there at once, in the script of the editor: any of them may be put on a
 * page, and together they weigh 22 KB less than one by one (docs/adr/0015).
 */
export function bringEveryView(): void {
  provideViews(EVERY_VIEW);
}
