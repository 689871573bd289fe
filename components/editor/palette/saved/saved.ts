import { nestNode } from '@/blocks/layout/tree/flatten';
import type { ComponentTemplate } from '@/core/model/page';
import { deleteComponent, loadComponents, saveComponent } from '@/services/design';
import { explainFailure } from '@/services/explain-failure';
import type { EditorThunk } from '@/store/editor/inject';
import { selectTree } from '@/store/editor/selectors';
import { sharedValue, useShared } from '../../shared/shared-value';

// Components saved for reuse belong to no document and are never undone: they stay out of the store.

interface Saved {
  status: 'unknown' | 'loading' | 'loaded' | 'failed';
  components: readonly ComponentTemplate[];
  /** Reason of the failure. */
  failure: string;
  /** The component deleted last, for undo. */
  deleted: ComponentTemplate | null;
}

const saved = sharedValue<Saved>({
  status: 'unknown',
  components: [],
  failure: '',
  deleted: null,
});

export function setSaved(change: Partial<Saved>): void {
  saved.set({ ...saved.get(), ...change });
}

export const savedComponents = (): Saved['components'] => saved.get().components;

export const useSaved = (): Saved => useShared(saved);

/** Loads what the shop keeps for reuse, once; what failed is asked for again. */
export const loadSaved = (): EditorThunk<Promise<void>> => async (dispatch) => {
  const { status } = saved.get();
  if (status === 'unknown' || status === 'failed') await dispatch(refreshSaved());
};

/** Keeps a block with all that stands in it for reuse, under a name. @throws ApiError */
export const saveAsComponent =
  (key: string, name: string): EditorThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const tree = selectTree(getState());
    if (tree?.nodes[key]) await dispatch(keep({ name, component: nestNode(tree, key) }));
  };

/** Forgets what is kept under an id, which can be had back by `restoreSaved`. @throws ApiError */
export const deleteSaved =
  (id: string): EditorThunk<Promise<void>> =>
  async (_, getState) => {
    const deleted = savedComponents().find((component) => component.id === id);
    if (!deleted) return;
    await deleteComponent({ domain: getState().shop.hostname, id });
    const components = savedComponents().filter((component) => component.id !== id);
    setSaved({ components, deleted, failure: '' });
  };

/** Keeps again what was deleted last. @throws ApiError */
export const restoreSaved = (): EditorThunk<Promise<void>> => async (dispatch) => {
  const { deleted } = saved.get();
  if (deleted) await dispatch(keep(deleted, { deleted: null }));
};

function keep(
  { name, component }: Pick<ComponentTemplate, 'name' | 'component'>,
  change: Partial<Saved> = {},
): EditorThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await saveComponent({ domain: getState().shop.hostname, name, component });
    setSaved(change);
    await dispatch(refreshSaved());
  };
}

/** Loads the saved components again; the present ones stay on screen meanwhile. */
const refreshSaved = (): EditorThunk<Promise<void>> => async (_, getState) => {
  setSaved({ status: 'loading' });
  try {
    const components = await loadComponents(getState().shop.hostname);
    setSaved({ status: 'loaded', components, failure: '' });
  } catch (error) {
    setSaved({ status: 'failed', failure: explainFailure(error) });
  }
};
