import { type ReactNode, useEffect, useRef } from 'react';
import {
  bringEveryView,
  PageContentContext,
  PlaceContext,
  pageStyles,
} from '@/components/blocks/canvas';
import { FooterFrame } from '@/components/footer';
import { DrawersProvider, HeaderFrame } from '@/components/header';
import { onDemand } from '@/components/ui/on-demand';
import { ROOT } from '@/core/layout/tree/tree';
import { BUILT_IN_PAGES } from '@/core/model/page';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectOpen, selectSlots } from '@/store/editor/selectors';
import { ContentFrame } from './content-frame';
import { EditedBlocks } from './edited-blocks';
import { freeze } from './in-place/frozen';
import { Lacking } from './lacking';
import { useFarMarks } from './use-far-marks';

bringEveryView();

const EmptyPage = onDemand(async () => (await import('./empty-page')).EmptyPage);

/** What is open, in the frame that it has in the shop: nothing of another document stays as it was. */
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
