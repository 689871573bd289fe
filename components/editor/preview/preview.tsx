import { type ComponentType, createElement, useEffect } from 'react';
import { EditablePage } from '@/blocks';
import { MessageView, Shell } from '@/components/shell';
import { onDemand } from '@/components/ui/on-demand';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import type { DesignedPageData, PreviewedPage } from '@/services/page-props';
import { shopPageAddress } from '@/services/shop-page-address';
import * as messages from './messages';
import { PreviewBar } from './preview-bar';
import { useUnsaved, wordsOf } from './use-unsaved';

interface PreviewProps {
  page: PreviewedPage;
  /** Layout as saved; null where it has no layout of its own. */
  designed: DesignedPageData | null;
  /** The data of what is built into it. */
  content: object;
}

/** A page with header and footer as if it were saved, its links live; with nothing unsaved the live page replaces it. */
export function Preview(props: PreviewProps) {
  const { slug, path } = props.page;
  return path === null ? <NoProduct slug={slug} /> : <PagePreview {...props} path={path} />;
}

function PagePreview({ page, path, designed, content }: PreviewProps & { path: string }) {
  const { unsaved, retry } = useUnsaved(page, designed);
  const { slug } = page;
  const isSaved = unsaved.phase === 'none';
  useEffect(() => {
    if (isSaved) window.location.replace(shopPageAddress(path));
  }, [isSaved, path]);
  return (
    <>
      <PreviewBar
        slug={slug}
        words={wordsOf(unsaved)}
        onRetry={unsaved.phase === 'failed' ? retry : undefined}
      />
      {'designed' in unsaved && (
        <Shell>
          <EditablePage designed={unsaved.designed}>
            <BuiltIn slug={slug} content={content} />
          </EditablePage>
        </Shell>
      )}
    </>
  );
}

/** Stands for the page of products while the shop has none: each of them has a page, and no other. */
function NoProduct({ slug }: { slug: string }) {
  return (
    <>
      <PreviewBar slug={slug} words={messages.nothingToPreview} />
      <Shell>
        <MessageView title={messages.noProduct}>
          <p>{messages.noProductHint}</p>
        </MessageView>
      </Shell>
    </>
  );
}

/** Views of the shop's own pages (`pages`), with the data that came for the same slug. */
const VIEWS: ReadonlyMap<string, ComponentType<never>> = new Map<string, ComponentType<never>>([
  [DEFAULT_PAGE_SLUG, onDemand(async () => (await import('@/components/home')).HomeView)],
  ['about', onDemand(async () => (await import('@/components/about')).AboutView)],
  ['contact', onDemand(async () => (await import('@/components/contact')).ContactView)],
  ['shop', onDemand(async () => (await import('@/components/listing/page')).ListingView)],
  ['product', onDemand(async () => (await import('@/components/product/detail')).ProductView)],
]);

/** The content that is built into a page; nothing for those that a shop has made itself. */
function BuiltIn({ slug, content }: { slug: string; content: object }) {
  const View = VIEWS.get(slug);
  return View ? createElement(View, content as never) : null;
}
