import type { EditorThunk } from '@/store/editor/inject';
import { selectSelected } from '@/store/editor/selectors';
import { showPanel } from '../shared/panels';

/** Opens the properties of the selected block, and leads there. */
export function openProperties(): EditorThunk {
  return (dispatch, getState) => {
    dispatch(showPanel('isPropertiesOpen', true));
    const selected = selectSelected(getState());
    const focused = document.activeElement;
    const isStillMeant = () =>
      selectSelected(getState()) === selected && document.activeElement === focused;
    if (selected !== null) leadTo(selected, isStillMeant);
  };
}

/**
 * Focuses the first field of a block's properties once they are shown: for a while they may still be those of a block
 * that has gone.
 */
function leadTo(key: string, isStillMeant: () => boolean): void {
  requestAnimationFrame(() => {
    const properties = document.querySelector<HTMLElement>('[data-properties-of]');
    if (!properties || !isStillMeant()) return;
    if (properties.dataset.propertiesOf !== key) return leadTo(key, isStillMeant);
    properties.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  });
}

const FIRST_FIELD = '[role="tabpanel"] :is(input, textarea, select, [tabindex="0"])';
