import type { RequestOf } from '@/core/calls/call';
import type { designCalls } from '@/core/calls/design';
import type { DomainDesignWire } from '@/core/model/design';
import { loadDesign } from '@/services/design';
import type { ShopState } from '../slices/shop-state';
import { saveDesign } from './design-calls';
import { designRevised } from './document-actions';
import type { EditorThunk } from './inject';
import { designAwaited, designFailed, designLoaded } from './page-design';
import { shopRevised } from './shop-changes';

/** What a form holds of a setting; numbers that are typed and lists that are written are text in it. */
export type SettingValue = string | number | boolean | readonly string[];

/** By the paths of settings. */
export type SettingValues = Readonly<Record<string, SettingValue>>;

/** What may be saved of the shop as a whole, beside its header and footer. */
export type ShopChanges = Omit<
  RequestOf<typeof designCalls.saveDesign>,
  'domain' | 'revision' | 'header' | 'footer'
>;

/** The design of the shop as it is stored, with what a save of it is made from. @throws ApiError */
export function loadShopDesign(): EditorThunk<Promise<DomainDesignWire>> {
  return async (dispatch, getState) => {
    dispatch(designAwaited());
    try {
      const design = await loadDesign(getState().shop.hostname);
      dispatch(designLoaded({ design, loadedAt: new Date().toISOString() }));
      return design;
    } catch (error) {
      dispatch(designFailed());
      throw error;
    }
  };
}

/**
 * Saves changes of the shop's design, made from one that was loaded, and returns the new revision. Header
 * and footer stay as they are, and what is open of them goes on from there. @throws ApiError; 409 where
 * somebody saved meanwhile.
 */
export function saveShopDesign(
  changes: ShopChanges,
  design: DomainDesignWire,
): EditorThunk<Promise<number>> {
  return async (dispatch) => {
    const { header, footer, revision: from } = design;
    // Another backend may count no revisions.
    const isCounted = typeof from === 'number';
    const made = isCounted ? { revision: from } : {};
    const to = await dispatch(saveDesign({ ...changes, header, footer, ...made }));
    if (isCounted) dispatch(designRevised({ from, to }));
    return to;
  };
}

/** Has the views of the shop show it so; settings that are not named stay as they are. */
export function showShop({ settings, ...shown }: Partial<ShopState>): EditorThunk {
  return (dispatch, getState) => {
    const before = getState().shop.settings;
    dispatch(shopRevised({ ...shown, settings: { ...before, ...settings } }));
  };
}
