import { nestNode } from '@/blocks/layout/tree/flatten';
import type { ComponentTemplate } from '@/core/model/page';
import { deleteComponent, loadComponents, saveComponent } from '@/services/design';
import { explainFailure } from '@/services/explain-failure';
import type { EditorThunk } from '@/store/editor/inject';
import { selectTree } from '@/store/editor/selectors';
import { currentSaved, setSaved } from './saved-components';
/** Loads what the shop keeps for reuse, once; what failed is asked for again. */
export const loadSaved = (): EditorThunk<Promise<void>> => async (dispatch) => {
  const { status } = currentSaved();
  if (status === 'unknown' || status === 'failed') await dispatch(refreshSaved());
};

/** Keeps a block with all that stands in it for reuse, under a name. @throws ApiError */
export const saveAsComponent =
  (key: string, name: string): EditorThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const tree = selectTree(getState());
    if (!tree?.nodes[key]) return;
    await dispatch(keep(name, nestNode(tree, key)));
    await dispatch(refreshSaved());
  };

/** Forgets what is kept under an id, which can be had back by `restoreSaved`. @throws ApiError */
export function deleteSaved(id: string): EditorThunk<Promise<void>> {
  return async (_, getState) => {
    const deleted = currentSaved().components.find((component) => component.id === id);
    if (!deleted) return;
    await deleteComponent({ domain: getState().shop.hostname, id });
    const components = currentSaved().components.filter((component) => component.id !== id);
    setSaved({ components, deleted, failure: '' });
  };
}

/** Keeps again what was deleted last. @throws ApiError */
export function restoreSaved(): EditorThunk<Promise<void>> {
  return async (dispatch) => {
    const { deleted } = currentSaved();
    if (!deleted) return;
    await dispatch(keep(deleted.name, deleted.component));
    setSaved({ deleted: null });
    await dispatch(refreshSaved());
  };
}

const keep =
  (name: string, component: ComponentTemplate['component']): EditorThunk<Promise<void>> =>
  async (_, getState) => {
    await saveComponent({ domain: getState().shop.hostname, name, component });
  };

/** Loads the saved components again; the present ones stay on screen meanwhile. */
function refreshSaved(): EditorThunk<Promise<void>> {
  return async (_, getState) => {
    setSaved({ status: 'loading' });
    try {
      const components = await loadComponents(getState().shop.hostname);
      setSaved({ status: 'loaded', components, failure: '' });
    } catch (error) {
      setSaved({ status: 'failed', failure: explainFailure(error) });
    }
  };
}
