import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import {
  BlockContent,
  EVERY_VIEW,
  PageContentContext,
  PlaceContext,
  pageStyles,
} from '@/blocks/canvas';
import { lackingOnSmallScreens } from '@/blocks/layout/header-sections';
import { nest } from '@/blocks/layout/tree/flatten';
import { ROOT } from '@/blocks/layout/tree/tree';
import { FooterFrame } from '@/components/footer';
import { DrawersProvider, HeaderFrame } from '@/components/header';
import { onDemand } from '@/components/ui/on-demand';
import { provideViews } from '@/components/ui/tracked';
import { BUILT_IN_PAGES } from '@/core/model/page';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectOpen, selectSlots, selectTree } from '@/store/editor/selectors';
import { ContentFrame } from './content-frame';
import { EditedBlocks } from './edited-blocks';
import { freeze } from './in-place/frozen';

provideViews(EVERY_VIEW);

const EmptyPage = onDemand(async () => (await import('./empty-page')).EmptyPage);

/** The open document, in the frame that it has in the shop: nothing of another document stays as it was. */
export function EditedPage() {
  const open = useEditorSelector(({ editor }) => editor.open);
  return <FramedPage key={open} />;
}

function FramedPage() {
  const place = useEditorSelector((state) => selectOpen(state)?.tree.place);
  const slug = useEditorSelector((state) => selectOpen(state)?.tree.slug);
  const slots = useEditorSelector((state) => selectSlots(state, ROOT));
  const content = slots.map((keys, slot) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a slot is known by its place
    <EditedBlocks key={slot} keys={keys} parent={ROOT} slot={slot} />
  ));

  useEffect(() => () => freeze(null), []);

  if (place === undefined) return null;
  return (
    <PlaceContext value={place}>
      {place === 'page' && (
        <PageContentContext
          value={slug && BUILT_IN_PAGES.has(slug) ? <ContentFrame slug={slug} /> : null}
        >
          <Blocks slug={slug} order={slots}>
            {content}
          </Blocks>
          {slots.flat().length === 0 && <EmptyPage />}
        </PageContentContext>
      )}
      {place === 'footer' && <FooterFrame>{content}</FooterFrame>}
      {place === 'header' && (
        <DrawersProvider>
          <HeaderFrame
            left={content[0]}
            center={content[1]}
            right={content[2]}
            onSmallScreens={<Lacking />}
          />
        </DrawersProvider>
      )}
    </PlaceContext>
  );
}

interface BlocksProps {
  slug: string | undefined;
  order: unknown;
  children: ReactNode;
}

function Blocks({ slug, order, children }: BlocksProps) {
  const page = useRef<HTMLDivElement>(null);
  useFarMarks(page, order);
  return (
    <div ref={page} className={pageStyles.root} data-page={slug}>
      {children}
    </div>
  );
}

/** The parts a header has on small screens though nobody put it there (spec 2); it is nobody's to edit. */
function Lacking() {
  const tree = useEditorSelector(selectTree);
  const lacking = useMemo(() => lackingOnSmallScreens(tree ? nest(tree) : []), [tree]);
  return (
    <div inert>
      {lacking.map((block) => (
        <BlockContent key={block.type} node={block} mode="edit" renderBlocks={() => null} />
      ))}
    </div>
  );
}

/** The share of a screen above and below that counts as near. */
const NEAR = '100% 0px';

/**
 * Marks the outermost blocks far out of sight: each is painted by itself, so that a change of one costs no others. Those
 * in sight may lie over each other. `order` changes whenever blocks come or go.
 */
function useFarMarks(page: RefObject<HTMLElement | null>, order: unknown): void {
  const observer = useRef<IntersectionObserver>(null);

  useEffect(() => {
    const root = page.current?.closest('[data-desk]') ?? null;
    observer.current = new IntersectionObserver(mark, { root, rootMargin: NEAR });
    return () => observer.current?.disconnect();
  }, [page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is observed already stays as it is
  useEffect(() => {
    for (const block of page.current?.children ?? []) observer.current?.observe(block);
  }, [page, order]);
}

function mark(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    target.toggleAttribute('data-far', !isIntersecting);
  }
}
