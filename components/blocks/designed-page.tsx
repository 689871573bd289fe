import { type ReactNode, useMemo } from 'react';
import { firstPicture } from '@/core/layout/first-picture';
import { hasMainHeading } from '@/core/layout/has-main-heading';
import { pageBlocks } from '@/core/layout/page-blocks';
import type { DesignedPageData } from '@/services/designed-page';
import { Blocks } from './blocks';
import styles from './designed-page.module.css';
import { BlockDataContext } from './kit/block-data';
import { FirstPictureContext } from './kit/first-picture';
import { PageContentContext } from './kit/page-content';
import { PageHeading } from './page-heading';
import { useViews } from './use-views';

export interface DesignedPageProps {
  page: DesignedPageData;
  /** The built-in content of the page, for its `page_content` block. */
  children: ReactNode;
}

/** A page as its shop has designed it (spec 1, 3). */
export function DesignedPage({ page, children }: DesignedPageProps) {
  const nodes = useMemo(() => pageBlocks(page.slug, page.layout), [page]);
  useViews(nodes);
  return (
    <PageContentContext value={children}>
      <BlockDataContext value={page.blockData}>
        <FirstPictureContext value={firstPicture(nodes)}>
          <div className={styles.root} data-page={page.slug}>
            {!hasMainHeading(nodes) && <PageHeading page={page} />}
            <Blocks nodes={nodes} mode="live" />
          </div>
        </FirstPictureContext>
      </BlockDataContext>
    </PageContentContext>
  );
}
