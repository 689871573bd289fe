import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { tracked } from '@/components/ui/tracked';
import type { BlockType } from '@/core/blocks/kit/block-types';
import './common';
import type { BlockViewProps } from './kit/block-view';

/**
 * Every block type's view, each in a script of its own: a shopper downloads those of the page.
 */
export const VIEWS: Record<BlockType, ComponentType<BlockViewProps>> = {
  box: dynamic(tracked('box', () => import('./box/view'))),
  grid: dynamic(tracked('grid', () => import('./grid/view'))),
  text: dynamic(tracked('text', () => import('./text/view'))),
  title: dynamic(tracked('title', () => import('./title/view'))),
  image: dynamic(tracked('image', () => import('./image/view'))),
  button: dynamic(tracked('button', () => import('./button/view'))),
  divider: dynamic(tracked('divider', () => import('./divider/view'))),
  banner: dynamic(tracked('banner', () => import('./banner/view'))),
  video: dynamic(tracked('video', () => import('./video/view'))),
  heroFeature: dynamic(tracked('heroFeature', () => import('./hero-feature/view'))),
  product: dynamic(tracked('product', () => import('./product/view'))),
  categories: dynamic(tracked('categories', () => import('./categories/view'))),
  reviews: dynamic(tracked('reviews', () => import('./reviews/view'))),
  subscribe: dynamic(tracked('subscribe', () => import('./subscribe/view'))),
  info: dynamic(tracked('info', () => import('./info/view'))),
  html: dynamic(tracked('html', () => import('./html/view'))),
  policy: dynamic(tracked('policy', () => import('./policy/view'))),
  page_content: dynamic(tracked('page_content', () => import('./page-content/view'))),
  logo: dynamic(tracked('logo', () => import('./logo/view'))),
  navigation: dynamic(tracked('navigation', () => import('./navigation/view'))),
  search: dynamic(tracked('search', () => import('./search/view'))),
  wishlist: dynamic(tracked('wishlist', () => import('./wishlist/view'))),
  cart: dynamic(tracked('cart', () => import('./cart/view'))),
  social: dynamic(tracked('social', () => import('./social/view'))),
  footer_section: dynamic(tracked('footer_section', () => import('./footer-section/view'))),
  contact_info: dynamic(tracked('contact_info', () => import('./contact-info/view'))),
  copyright: dynamic(tracked('copyright', () => import('./copyright/view'))),
};
