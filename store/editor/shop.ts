import type { RequestOf } from '@/core/calls/call';
import type { designCalls } from '@/core/calls/design';
import type { DomainDesignWire } from '@/core/model/design';
import { loadDesign } from '@/services/design';
import type { ShopState } from '../slices/shop';
import { saveDesign } from './design-calls';
import type { EditorThunk } from './inject';
import { pageDesignActions as actions } from './page-design';
import { shopRevised } from './shop-changes';
import { designRevised } from './state';

/** The value of a setting in a form; numbers and lists are text in it. */
export type SettingValue = string | number | boolean | readonly string[];

/** Keyed by the path of the setting. */
export type SettingValues = Readonly<Record<string, SettingValue>>;

/** Design fields of the shop that can be saved, besides header and footer. */
export type ShopChanges = Omit<
  RequestOf<typeof designCalls.saveDesign>,
  'domain' | 'revision' | 'header' | 'footer'
>;

/** Loads the shop's design for editing. @throws ApiError */
export function loadShopDesign(): EditorThunk<Promise<DomainDesignWire>> {
  return async (dispatch, getState) => {
    dispatch(actions.designAwaited());
    try {
      const design = await loadDesign(getState().shop.hostname);
      dispatch(actions.designLoaded({ design, loadedAt: new Date().toISOString() }));
      return design;
    } catch (error) {
      dispatch(actions.designFailed());
      throw error;
    }
  };
}

/** Saves changes of a design, header and footer apart; returns its revision. @throws ApiError; 409 if outdated. */
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

/** Previews shop settings; unnamed settings stay as they are. */
export function showShop({ settings, ...shown }: Partial<ShopState>): EditorThunk {
  return (dispatch, getState) => {
    const before = getState().shop.settings;
    dispatch(shopRevised({ ...shown, settings: { ...before, ...settings } }));
  };
}
