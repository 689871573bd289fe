import { type ReactNode, use, useMemo } from 'react';
import { whenLoaded } from '@/components/ui/tracked';
import { firstPicture } from '@/core/layout/first-picture';
import { pageBlocks } from '@/core/layout/page-blocks';
import { walkLayout } from '@/core/layout/walk-layout';
import type { DesignedPageData } from '@/services/designed-page';
import { Blocks } from './blocks';
import styles from './designed-page.module.css';
import { BlockDataContext } from './kit/block-data';
import { FirstPictureContext } from './kit/first-picture';
import { PageContentContext } from './kit/page-content';

interface DesignedPageProps {
  page: DesignedPageData;
  /** The built-in content of the page, for its `page_content` block. */
  children: ReactNode;
}

/**
 * A page as its shop has designed it (spec 1, 3). Its views come with the page; those of a page that a
 * link leads to are waited for, and the page before stays on screen meanwhile.
 */
export default function DesignedPage({ page, children }: DesignedPageProps) {
  const nodes = useMemo(() => pageBlocks(page.slug, page.layout), [page]);
  const wait = typeof window === 'undefined' ? null : whenLoaded(typesOf(nodes));
  if (wait) use(wait);
  return (
    <PageContentContext value={children}>
      <BlockDataContext value={page.blockData}>
        <FirstPictureContext value={firstPicture(nodes)}>
          <div className={`page-root ${styles.root}`}>
            <Blocks nodes={nodes} mode="live" />
          </div>
        </FirstPictureContext>
      </BlockDataContext>
    </PageContentContext>
  );
}

function typesOf(nodes: Parameters<typeof walkLayout>[0]): string[] {
  return [...new Set(Array.from(walkLayout(nodes), ({ type }) => type))].sort();
}
