import type { EditorThunk } from '@/store/editor/inject';
import { showPanel } from '../panels';

/** Opens the properties of the selected block, and leads there. */
export function openProperties(): EditorThunk {
  return (dispatch) => {
    dispatch(showPanel('isPropertiesOpen', true));
    // Once the panel is there.
    requestAnimationFrame(() => firstField()?.focus());
  };
}

function firstField(): HTMLElement | null {
  return document.querySelector(
    '[data-properties] [role="tabpanel"] :is(input, textarea, select, [tabindex="0"])',
  );
}
