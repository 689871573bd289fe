import { DesignedFooter, DesignedHeader } from '@/blocks';
import { Footer } from '@/components/footer';
import { Header } from '@/components/header';
import { whenLoaded } from '@/components/ui/tracked';
import { loadViews } from '../blocks/render-block';
import { renderInShop } from './shop-page';

interface Designed {
  header?: unknown[];
  footer?: unknown[];
}

type Page = Parameters<typeof renderInShop>[1];

/** What a designed header or footer is made of is there, as on a page that came with it. */
export async function loadDesigned(): Promise<void> {
  await whenLoaded(['designed']);
  await whenLoaded(['designed header']);
  await loadViews();
}

/** Header and footer around a page, as the shell has them, of a shop with a design. */
export function renderDesigned(design: Designed, { init, ...page }: Page = {}) {
  return renderInShop(
    <>
      <Header designed={<DesignedHeader />} />
      <Footer designed={<DesignedFooter />} />
    </>,
    { ...page, init: { ...init, design: { settings: {}, metadata: {}, ...design } } },
  );
}
