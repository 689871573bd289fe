import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { shopPageAddress } from '@/services/shop-page-address';
import type { EditorRootState, EditorThunk } from '@/store/editor/inject';
import { isChanged, selectSelected, selectTree } from '@/store/editor/selectors';
import { FOOTER_ID, HEADER_ID, pageId } from '@/store/editor/state';
import { showDrawer, showPanel } from '../shared/panels';

/** The parts of the editor that are to be seen, in the order they are read: bar, palette, page, properties, path. */
const PARTS = '[data-part="true"]:not([hidden])';
const FOCUSABLE =
  '[tabindex="0"], button:enabled:not([tabindex="-1"]), input:enabled, select:enabled, textarea:enabled';

/** Moves the focus to the next part of the editor, or the one before. */
export function focusPart(step: 1 | -1): EditorThunk {
  return () => {
    const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
    const from = parts.findIndex((part) => part.contains(document.activeElement));
    for (let count = 1; count <= parts.length; count += 1) {
      const at = (from + step * count + parts.length * 2) % parts.length;
      const part = parts[at];
      const target = part?.matches('[tabindex]')
        ? part
        : part?.querySelector<HTMLElement>(FOCUSABLE);
      if (!target) continue;
      target.focus();
      return;
    }
  };
}

const FIRST_FIELD = '[role="tabpanel"] :is(input, textarea, select, [tabindex="0"])';
const SEARCH = '[data-palette-search]';
/** The settings of the shop, where they are open, have the place of all panels. */
const SETTINGS_SEARCH = '[data-shop]:not([hidden]) input[type="search"]';

/** Opens the palette and focuses its search; in the settings of the shop theirs. */
export const openPalette = (): EditorThunk => (dispatch) => {
  if (focusSearch(SETTINGS_SEARCH)) return;
  dispatch(showPanel('isDrawerOpen', true));
  showDrawer('add');
  if (!focusSearch(SEARCH)) requestAnimationFrame(() => focusSearch(SEARCH));
};

/** Returns false if it is not there. */
function focusSearch(search: string): boolean {
  const input = document.querySelector<HTMLInputElement>(search);
  input?.focus();
  input?.select();
  return input !== null && document.activeElement === input;
}

/** Slug of the page whose address is that of a product: the preview knows one. */
const PRODUCT_SLUG = 'product';

/** Shows the page in a new tab: with what is not saved of it, the header and the footer; else the live page. */
export const openPreview = (): EditorThunk => (_, getState) => {
  const slug = selectTree(getState())?.slug || DEFAULT_PAGE_SLUG;
  window.open(addressOf(getState(), slug), '_blank', 'noopener');
};

function addressOf({ editor }: EditorRootState, slug: string): string {
  const { documents, tab } = editor;
  const isUnsaved = [pageId(slug), HEADER_ID, FOOTER_ID].some((id) => {
    const document = documents[id];
    return document !== undefined && isChanged(document);
  });
  // Where the browser keeps no drafts no tab is named, and the preview says that it lacks them.
  if (isUnsaved) return `/design?preview=${slug}&tab=${tab ?? ''}`;
  if (slug === PRODUCT_SLUG) return `/design?preview=${slug}`;
  return shopPageAddress(slug === DEFAULT_PAGE_SLUG ? '/' : `/${slug}`);
}

/** Opens the properties of the selected block, and focuses their first field. */
export const openProperties = (): EditorThunk => (dispatch, getState) => {
  dispatch(showPanel('isPropertiesOpen', true));
  const selected = selectSelected(getState());
  const focused = document.activeElement;
  const isStillMeant = () =>
    selectSelected(getState()) === selected && document.activeElement === focused;
  if (selected !== null) focusField(selected, isStillMeant);
};

/** Focuses the first field of a block's properties once they are shown: those of another may still be there. */
function focusField(key: string, isStillMeant: () => boolean): void {
  requestAnimationFrame(() => {
    const properties = document.querySelector<HTMLElement>('[data-properties-of]');
    if (!properties || !isStillMeant()) return;
    if (properties.dataset.propertiesOf !== key) return focusField(key, isStillMeant);
    properties.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  });
}
