import type { Store } from '@reduxjs/toolkit';
import { flatten, nest } from '@/blocks/layout/tree/flatten';
import type { LayoutNode } from '@/core/model/page';
import { initSchema } from '@/core/model/shop.schema';
import { changeField } from '@/store/editor/edits';
import { type EditorDispatch, type EditorRootState, injectEditor } from '@/store/editor/inject';
import { selectOpen } from '@/store/editor/selectors';
import { documentLoaded, documentOpened, type EditedDocument } from '@/store/editor/state';
import { makeStore } from '@/store/make-store';
import { seedStore } from '@/store/seed';

type EditorStore = Omit<Store<EditorRootState>, 'dispatch'> & { dispatch: EditorDispatch };

export const text = (id: string, content: string): LayoutNode => ({
  id,
  type: 'text',
  props: { content },
});

export const LAYOUT = [text('one', 'One'), text('two', 'Two')];

/** The editor's store of a shop, and what an admin does in it. */
export function makeEditor(domain = 'a.example') {
  const shop = makeStore();
  seedStore(shop, { init: initSchema.parse({ domain }) });
  injectEditor(shop);
  const store = shop as unknown as EditorStore;

  const open = (): EditedDocument => {
    const document = selectOpen(store.getState());
    if (!document) throw new Error('Nothing is open.');
    return document;
  };
  const keyOf = (id: string) => {
    const node = Object.values(open().tree.nodes).find(({ own }) => (own as LayoutNode).id === id);
    return node?.key ?? '';
  };
  return {
    store,
    open,
    keyOf,
    layout: () => nest(open().tree),
    /** Opens a page with a layout, as the server had it at a revision. */
    load: (slug: string, layout: readonly unknown[] = LAYOUT, revision = 1) => {
      const tree = flatten(layout, { place: 'page', slug });
      store.dispatch(documentLoaded({ id: `page:${slug}`, name: slug, tree, revision }));
      store.dispatch(documentOpened(`page:${slug}`));
    },
    /** Types into a text, each time a step of its own. */
    type: (id: string, value: string) => {
      const field = { area: 'props', name: 'content', value } as const;
      store.dispatch(changeField(keyOf(id), field, value));
    },
  };
}
