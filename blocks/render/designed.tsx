import { type ReactNode, useMemo } from 'react';
import { firstPicture, hasMainHeading, pageBlocks } from '@/blocks/layout/page-blocks';
import { readLayout } from '@/blocks/layout/read-layout';
import { BlockDataContext, FirstPictureContext, PlaceContext } from '@/blocks/view-kit/contexts';
import { MadeAtContext } from '@/blocks/view-kit/made-at';
import { PageContentContext } from '@/blocks/view-kit/page-content';
import { useViews } from '@/blocks/view-kit/use-views';
import { FooterFrame, PrivacyLink } from '@/components/footer';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { useShop } from '@/hooks/use-shop';
import type { DesignedPageData } from '@/services/page-props';
import { Blocks } from './blocks';
import styles from './designed-page.module.css';
import * as messages from './messages';

type DesignedProps = ({ part: 'page' } & DesignedPageProps) | { part: 'footer' };

/** Page or footer that an admin has designed. All of it is of blocks, and so comes in one script. */
export default function Designed(props: DesignedProps) {
  return props.part === 'page' ? (
    <DesignedPage page={props.page}>{props.children}</DesignedPage>
  ) : (
    <DesignedFooter />
  );
}

/** The footer that the shop's admin has designed: blocks, as on a page (spec 2). */
function DesignedFooter() {
  const { design } = useShop();
  const nodes = useMemo(() => readLayout(design?.footer), [design]);
  useViews(nodes);
  return (
    <PlaceContext value="footer">
      <FooterFrame end={<PrivacyLink />}>
        <Blocks nodes={nodes} mode="live" />
      </FooterFrame>
    </PlaceContext>
  );
}

interface DesignedPageProps {
  page: DesignedPageData;
  /** The built-in content of the page, for its `page_content` block. */
  children: ReactNode;
}

function DesignedPage({ page, children }: DesignedPageProps) {
  const nodes = useMemo(() => pageBlocks(page.slug, page.layout), [page]);
  useViews(nodes);
  return (
    <PageContentContext value={children}>
      <BlockDataContext value={page.blockData}>
        <FirstPictureContext value={firstPicture(nodes)}>
          <MadeAtContext value={page.madeAt ?? null}>
            <div className={styles.root} data-page={page.slug}>
              {!hasMainHeading(nodes) && (
                <PageHeading page={page} isOfCards={nodes[0]?.type === 'product'} />
              )}
              <Blocks nodes={nodes} mode="live" />
            </div>
          </MadeAtContext>
        </FirstPictureContext>
      </BlockDataContext>
    </PageContentContext>
  );
}

interface PageHeadingProps {
  page: DesignedPageData;
  /** True if it begins with cards, whose names are headings of the third level. */
  isOfCards: boolean;
}

/** Shows what screen readers and search engines take for the title of a page that shows none. */
function PageHeading({ page: { slug, name }, isOfCards }: PageHeadingProps) {
  const shop = useShop();
  const title = slug === DEFAULT_PAGE_SLUG ? shop.name || shop.hostname : name;
  return (
    <div className="visually-hidden">
      <h1>{title}</h1>
      {isOfCards && <h2>{messages.products}</h2>}
    </div>
  );
}
