/* Written by `npm run blocks` from the list in blocks/kit/block-types.ts. */
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { BlockType } from '@/blocks/kit/block-types';
import type { BlockViewProps } from '@/blocks/view-kit/block-view';
import { tracked } from '@/components/ui/tracked';
import './common';

/** The view of every type of block, each in a script of its own: a shopper downloads those of the page. */
export const VIEWS: Record<BlockType, ComponentType<BlockViewProps>> = {
  box: dynamic(tracked('box', () => import('@/blocks/types/box/view'))),
  grid: dynamic(tracked('grid', () => import('@/blocks/types/grid/view'))),
  text: dynamic(tracked('text', () => import('@/blocks/types/text/view'))),
  title: dynamic(tracked('title', () => import('@/blocks/types/title/view'))),
  image: dynamic(tracked('image', () => import('@/blocks/types/image/view'))),
  button: dynamic(tracked('button', () => import('@/blocks/types/button/view'))),
  divider: dynamic(tracked('divider', () => import('@/blocks/types/divider/view'))),
  banner: dynamic(tracked('banner', () => import('@/blocks/types/banner/view'))),
  video: dynamic(tracked('video', () => import('@/blocks/types/video/view'))),
  heroFeature: dynamic(tracked('heroFeature', () => import('@/blocks/types/hero-feature/view'))),
  product: dynamic(tracked('product', () => import('@/blocks/types/product/view'))),
  categories: dynamic(tracked('categories', () => import('@/blocks/types/categories/view'))),
  reviews: dynamic(tracked('reviews', () => import('@/blocks/types/reviews/view'))),
  subscribe: dynamic(tracked('subscribe', () => import('@/blocks/types/subscribe/view'))),
  info: dynamic(tracked('info', () => import('@/blocks/types/info/view'))),
  html: dynamic(tracked('html', () => import('@/blocks/types/html/view'))),
  policy: dynamic(tracked('policy', () => import('@/blocks/types/policy/view'))),
  accordion: dynamic(tracked('accordion', () => import('@/blocks/types/accordion/view'))),
  countdown: dynamic(tracked('countdown', () => import('@/blocks/types/countdown/view'))),
  page_content: dynamic(tracked('page_content', () => import('@/blocks/types/page-content/view'))),
  logo: dynamic(tracked('logo', () => import('@/blocks/types/logo/view'))),
  navigation: dynamic(tracked('navigation', () => import('@/blocks/types/navigation/view'))),
  search: dynamic(tracked('search', () => import('@/blocks/types/search/view'))),
  wishlist: dynamic(tracked('wishlist', () => import('@/blocks/types/wishlist/view'))),
  cart: dynamic(tracked('cart', () => import('@/blocks/types/cart/view'))),
  social: dynamic(tracked('social', () => import('@/blocks/types/social/view'))),
  footer_section: dynamic(
    tracked('footer_section', () => import('@/blocks/types/footer-section/view')),
  ),
  contact_info: dynamic(tracked('contact_info', () => import('@/blocks/types/contact-info/view'))),
  copyright: dynamic(tracked('copyright', () => import('@/blocks/types/copyright/view'))),
};
