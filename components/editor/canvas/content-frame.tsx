import { type SyntheticEvent, useEffect, useState } from 'react';
import { Button } from '@/components/kit/button';
import { ALL_PRODUCTS } from '@/core/model/category';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { MARKUP_PATH } from '@/core/rules/address/admin-host';
import { productHref } from '@/core/rules/address/product-address';
import { awaited } from '@/hooks/awaited';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectOpen } from '@/store/editor/selectors';
import { contentAlone } from './content-alone';
import styles from './content-frame.module.css';
import * as messages from './messages';
import { Note } from './sanitized/note';

/** Height in px before it is known how high the content is. */
const FIRST_HEIGHT = 480;

/** The built-in content of a page, as its own address shows it at the canvas's width; none of its scripts run. */
export function ContentFrame({ slug }: { slug: string }) {
  const { page, hasFailed, retry } = useContent(slug);
  const [height, setHeight] = useState(FIRST_HEIGHT);

  const trackHeight = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const body = currentTarget.contentDocument?.body;
    if (!body) return;
    const tell = () => setHeight(body.offsetHeight);
    new ResizeObserver(tell).observe(body);
    tell();
  };
  if (page === null) {
    // The page of products shows its content always, but there may be no product.
    return <Note>{slug === 'product' ? messages.noProductYet : messages.notSavedYet}</Note>;
  }
  if (hasFailed) {
    return (
      <Note action={<Button onClick={retry}>{messages.tryAgain}</Button>}>
        {messages.contentNotLoaded}
      </Note>
    );
  }
  return (
    <div inert className={styles.frame} style={{ height }}>
      {page !== undefined && (
        <iframe
          title={messages.pageContent}
          srcDoc={page}
          sandbox="allow-same-origin"
          tabIndex={-1}
          onLoad={trackHeight}
        />
      )}
    </div>
  );
}

interface Content {
  /** The page it was loaded for. */
  slug?: string;
  /** A page of its own; null where the shop does not show it yet, undefined while it loads. */
  page?: string | null;
  hasFailed?: boolean;
}

/** Shows the built-in content as the shop does; what the shop lacks is looked for again after a save. */
function useContent(slug: string) {
  const domain = useEditorSelector(({ shop }) => shop.hostname);
  const revision = useEditorSelector((state) => selectOpen(state)?.revision);
  const [content, setContent] = useState<Content>({});
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt or revision asks again
  useEffect(() => {
    if (content.page && content.slug === slug) return;
    return awaited(
      loadContent(domain, slug),
      (page) => setContent({ slug, page }),
      () => setContent({ hasFailed: true }),
    );
  }, [domain, slug, attempt, revision]);

  const retry = () => {
    setContent({});
    setAttempt((last) => last + 1);
  };
  return { ...content, retry };
}

async function loadContent(domain: string, slug: string): Promise<string | null> {
  const path = await contentPath(domain, slug);
  if (path === null) return null;
  const answer = await fetch(`${MARKUP_PATH}${path}`);
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
  return contentAlone(await answer.text());
}

/** Returns the address of a page; of the product page that of the newest, null for none. @throws ApiError */
async function contentPath(domain: string, slug: string): Promise<string | null> {
  if (slug === DEFAULT_PAGE_SLUG) return '/';
  if (slug !== 'product') return `/${slug}`;
  const { loadGridProducts } = await import('@/services/catalogue');
  const newest = { domain, category: ALL_PRODUCTS, sortBy: 'newest', totalProducts: 1 } as const;
  const [product] = await loadGridProducts(newest);
  return product ? productHref(product) : null;
}
