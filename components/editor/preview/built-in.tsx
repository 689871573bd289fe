import { type ComponentType, createElement } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';

/** What the pages of the shop themselves show (`pages`), with the data that came for the same slug. */
const VIEWS: ReadonlyMap<string, ComponentType<never>> = new Map<string, ComponentType<never>>([
  [DEFAULT_PAGE_SLUG, onDemand(async () => (await import('@/components/home')).HomeView)],
  ['about', onDemand(async () => (await import('@/components/about')).AboutView)],
  ['contact', onDemand(async () => (await import('@/components/contact')).ContactView)],
  ['shop', onDemand(async () => (await import('@/components/listing/page')).ListingView)],
  ['product', onDemand(async () => (await import('@/components/product/detail')).ProductView)],
]);

interface BuiltInProps {
  slug: string;
  content: object;
}

/** The content that is built into a page; nothing for those that a shop has made itself. */
export function BuiltIn({ slug, content }: BuiltInProps) {
  const View = VIEWS.get(slug);
  return View ? createElement(View, content as never) : null;
}
