import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { ALL_PRODUCTS } from '@/core/model/category';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { productHref } from '@/core/rules/address/product-address';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectOpen } from '@/store/editor/selectors';
import { contentAlone } from './content-alone';
import styles from './content-frame.module.css';
import * as messages from './messages';
import { Note } from './sanitized/note';

/** Before it is known how high the content is, in px. */
const FIRST_HEIGHT = 480;

/**
 * The built-in content of a page, as its own address shows it: a page within the page, of the width that
 * the canvas has, whose styles ask for that of their window. It can only be looked at: none of its scripts
 * run.
 */
export function ContentFrame({ slug }: { slug: string }) {
  const { content, retry } = useContent(slug);
  const [height, setHeight] = useState(FIRST_HEIGHT);

  const trackHeight = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const body = currentTarget.contentDocument?.body;
    if (!body) return;
    const tell = () => setHeight(body.offsetHeight);
    new ResizeObserver(tell).observe(body);
    tell();
  };
  if (content.phase === 'none') return <Note>{notYet(slug)}</Note>;
  if (content.phase === 'failed') {
    return (
      <Note action={<Button onClick={retry}>{messages.tryAgain}</Button>}>
        {messages.contentNotLoaded}
      </Note>
    );
  }
  return (
    <div inert className={styles.frame} style={{ height }}>
      {content.phase === 'there' && (
        <iframe
          title={messages.pageContent}
          srcDoc={content.page}
          sandbox="allow-same-origin"
          tabIndex={-1}
          onLoad={trackHeight}
        />
      )}
    </div>
  );
}

/** The page of products shows its content always, but there may be no product. */
const notYet = (slug: string): string =>
  slug === 'product' ? messages.noProductYet : messages.notSavedYet;

/** The built-in content of a page, as a page of its own; `none` where the shop does not show it yet. */
type Content = { phase: 'loading' | 'none' | 'failed' } | { phase: 'there'; page: string };

const NONE: Content = { phase: 'none' };

/** Shows the built-in content as the shop does; what the shop lacks is looked for again after a save. */
function useContent(slug: string): { content: Content; retry: () => void } {
  const domain = useEditorSelector(({ shop }) => shop.hostname);
  const revision = useEditorSelector((state) => selectOpen(state)?.revision);
  const [content, setContent] = useState<Content>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  /** The page whose content this is. */
  const loadedSlug = useRef<string>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt or revision asks again
  useEffect(() => {
    if (loadedSlug.current === slug) return;
    const gone = new AbortController();
    loadContent(domain, slug, gone.signal).then(
      (loaded) => {
        if (gone.signal.aborted) return;
        loadedSlug.current = loaded.phase === 'there' ? slug : null;
        setContent(loaded);
      },
      () => !gone.signal.aborted && setContent({ phase: 'failed' }),
    );
    return () => gone.abort();
  }, [domain, slug, attempt, revision]);

  const retry = useCallback(() => {
    setContent({ phase: 'loading' });
    setAttempt((last) => last + 1);
  }, []);
  return { content, retry };
}

async function loadContent(domain: string, slug: string, signal: AbortSignal): Promise<Content> {
  const path = await contentPath(domain, slug);
  if (path === null) return NONE;
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
  const page = contentAlone(await answer.text());
  return page === null ? NONE : { phase: 'there', page };
}

/**
 * Returns the address of a page with its built-in content; the product page shows the shop's newest, and is nowhere
 * where there is none. @throws ApiError
 */
async function contentPath(domain: string, slug: string): Promise<string | null> {
  if (slug === DEFAULT_PAGE_SLUG) return '/';
  return slug === 'product' ? newestProduct(domain) : `/${slug}`;
}

async function newestProduct(domain: string): Promise<string | null> {
  const { loadGridProducts } = await import('@/services/catalogue');
  const newest = { domain, category: ALL_PRODUCTS, sortBy: 'newest', totalProducts: 1 } as const;
  const [product] = await loadGridProducts(newest);
  return product ? productHref(product) : null;
}
