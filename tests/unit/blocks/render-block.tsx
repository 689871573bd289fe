import type { BlockData } from '@/blocks/kit/define-block';
import { readLayout } from '@/blocks/layout/read-layout';
import { VIEWS } from '@/blocks/registry/views';
import { Blocks } from '@/blocks/render/blocks';
import type { Mode } from '@/blocks/view-kit/block-view';
import { BlockDataContext } from '@/blocks/view-kit/contexts';
import { PageContentContext } from '@/blocks/view-kit/page-content';
import { whenLoaded } from '@/components/ui/tracked';
import type { AppStore } from '@/store/make-store';
import { pageHtml } from '@/tests/fuzz/page-html';
import { renderInShop, shopStore } from '../header/shop-page';

interface Shown {
  mode?: Mode;
  blockData?: BlockData;
  init?: Record<string, unknown>;
  /** Whether the page has content of its own. */
  hasContent?: boolean;
}

/** The views of every type are there, as they are on a page that came with them. */
export async function loadViews(): Promise<void> {
  await whenLoaded(Object.keys(VIEWS));
}

/** Shows a stored layout on a page of a shop, as shoppers see it unless told. */
export function renderLayout(
  layout: unknown,
  { mode = 'live', blockData = {}, init = {}, hasContent = true }: Shown = {},
) {
  const page = { layout, mode, blockData, hasContent };
  return renderInShop(<Page {...page} />, { init });
}

let store: AppStore | undefined;

/** The same as HTML; every page of a test file shares one shop. */
export function layoutHtml(
  layout: unknown,
  { mode = 'live', blockData = {}, init = {}, hasContent = true }: Shown = {},
): string {
  store ??= shopStore(init);
  const page = { layout, mode, blockData, hasContent };
  return pageHtml(store, <Page {...page} />);
}

type PageProps = Required<Omit<Shown, 'init'>> & { layout: unknown };

function Page({ layout, mode, blockData, hasContent }: PageProps) {
  return (
    <PageContentContext value={hasContent ? <p>The page’s own content</p> : null}>
      <BlockDataContext value={blockData}>
        <Blocks nodes={readLayout(layout)} mode={mode} />
      </BlockDataContext>
    </PageContentContext>
  );
}
