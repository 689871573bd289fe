import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { openedOnDemand } from '@/components/kit/dialog';
import { CHROME } from '@/components/ui/chrome';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { dialogShown } from '@/store/editor/editor';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { injectEditor } from '@/store/editor/inject';
import { selectOpen, selectSelected } from '@/store/editor/selectors';
import { useAppStore } from '@/store/hooks';
import { Canvas } from './canvas/canvas';
import { CommandMenu } from './commands/command-menu';
import { useShortcuts } from './commands/use-shortcuts';
import { Drafts } from './drafts';
import { DragContext } from './drag/drag-context';
import { Frame } from './frame/frame';
import { Loading, OpeningFailed, useOpening } from './opening';
import { LiveRegion } from './shared/announce';
import { deviceOf } from './shared/devices';
import { SheetContext } from './shared/sheet-context';
import { ShopPlaceProvider } from './shop/settings/shop-place';

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

const ShortcutsSheet = openedOnDemand(
  async () => (await import('./commands/shortcuts-sheet')).ShortcutsSheet,
);
const SaveComponentDialog = openedOnDemand(
  async () => (await import('./palette/saved/save-component-dialog')).SaveComponentDialog,
);

function Dialogs() {
  const dispatch = useEditorDispatch();
  const dialog = useEditorSelector(({ editor }) => editor.dialog);
  const selected = useEditorSelector(selectSelected);
  const close = () => dispatch(dialogShown(null));
  return (
    <div className={CHROME}>
      <CommandMenu />
      {dialog === 'shortcuts' && <ShortcutsSheet onClose={close} />}
      {dialog === 'saveComponent' && selected !== null && (
        <SaveComponentDialog blockKey={selected} onClose={close} />
      )}
    </div>
  );
}
