import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { openChrome, openPage } from '@/store/editor/documents';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { injectEditor } from '@/store/editor/inject';
import { selectOpen } from '@/store/editor/selectors';
import { FOOTER_ID, HEADER_ID } from '@/store/editor/state';
import { useAppStore } from '@/store/hooks';
import { LiveRegion } from './announce';
import { Canvas } from './canvas/canvas';
import { SheetContext } from './canvas/sheet-context';
import { useShortcuts } from './commands/use-shortcuts';
import type { Device } from './devices';
import { Dialogs } from './dialogs';
import { Drafts } from './drafts';
import { DragContext } from './drag/drag-context';
import { Frame } from './frame/frame';
import { ShopPlaceProvider } from './shop/shop-place';

/** The design editor (spec 2). It joins the shop's own store, for the views of a page read that. */
export default function Editor() {
  const store = useAppStore();
  useState(() => injectEditor(store));
  return <OpenEditor />;
}

function OpenEditor() {
  const dispatch = useEditorDispatch();
  const [device, setDevice] = useState<Device>('desktop');
  const sheet = useRef<HTMLDivElement>(null);
  const isOpen = useEditorSelector((state) => selectOpen(state) !== undefined);
  useShortcuts();

  const named = useRouter().query.page;
  const page = typeof named === 'string' ? named : DEFAULT_PAGE_SLUG;

  useEffect(() => {
    dispatch(isChrome(page) ? openChrome(page) : openPage(page));
  }, [dispatch, page]);

  return (
    <SheetContext value={sheet}>
      <Drafts>
        <DragContext>
          <ShopPlaceProvider>
            <Frame device={device} onDevice={setDevice}>
              {isOpen && <Canvas device={device} />}
            </Frame>
          </ShopPlaceProvider>
        </DragContext>
      </Drafts>
      <LiveRegion />
      <Dialogs />
    </SheetContext>
  );
}

function isChrome(page: string): page is 'header' | 'footer' {
  return page === HEADER_ID || page === FOOTER_ID;
}
