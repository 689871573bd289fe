import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { useEditorSelector } from '@/store/editor/hooks';
import { injectEditor } from '@/store/editor/inject';
import { selectOpen } from '@/store/editor/selectors';
import { useAppStore } from '@/store/hooks';
import { LiveRegion } from './announce';
import { Canvas } from './canvas/canvas';
import { SheetContext } from './canvas/sheet-context';
import { useShortcuts } from './commands/use-shortcuts';
import { deviceOf } from './devices';
import { Dialogs } from './dialogs';
import { Drafts } from './drafts';
import { DragContext } from './drag/drag-context';
import { Frame } from './frame/frame';
import { Loading, OpeningFailed, useOpening } from './opening';
import { ShopPlaceProvider } from './shop/shop-place';

/** The design editor (spec 2). It joins the shop's own store, for the views of a page read that. */
export default function Editor() {
  const store = useAppStore();
  useState(() => injectEditor(store));
  return <OpenEditor />;
}

function OpenEditor() {
  const [device, setDevice] = useState(() => deviceOf(window.innerWidth));
  const sheet = useRef<HTMLDivElement>(null);
  const isOpen = useEditorSelector((state) => selectOpen(state) !== undefined);
  useShortcuts();

  const named = useRouter().query.page;
  const page = typeof named === 'string' ? named : DEFAULT_PAGE_SLUG;
  const { failure, retry } = useOpening(page);

  return (
    <SheetContext value={sheet}>
      <Drafts>
        <DragContext>
          <ShopPlaceProvider>
            <Frame device={device} onDevice={setDevice}>
              {failure && <OpeningFailed failure={failure} onRetry={retry} />}
              {!failure && (isOpen ? <Canvas device={device} /> : <Loading />)}
            </Frame>
          </ShopPlaceProvider>
        </DragContext>
      </Drafts>
      <LiveRegion />
      <Dialogs />
    </SheetContext>
  );
}
