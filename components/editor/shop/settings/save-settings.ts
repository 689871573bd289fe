import type { DomainDesignWire } from '@/core/model/design';
import { type Conflict, conflictsOf, differing } from '@/core/values/value-conflicts';
import { isOutdated } from '@/store/editor/design-calls';
import type { EditorThunk } from '@/store/editor/inject';
import {
  loadShopDesign,
  type SettingValue,
  type SettingValues,
  saveShopDesign,
} from '@/store/editor/shop';
import { changesOf, valuesOf } from './values';

/** A design as it was loaded or saved last. */
export interface SavedSettings {
  design: DomainDesignWire;
  values: SettingValues;
}

export interface SaveConflict extends SavedSettings {
  conflicts: readonly Conflict<SettingValue>[];
}

/** Number of times that a save is tried anew by itself, where what others have saved meanwhile is something else. */
const TRIES = 3;

/** The settings of the shop as they are stored. @throws ApiError */
export const readSettings =
  (): EditorThunk<Promise<SavedSettings>> => async (dispatch, getState) => {
    const design = await dispatch(loadShopDesign());
    return { design, values: valuesOf(design, getState().shop.keywords) };
  };

/** Saves settings, going on from what others saved meanwhile as far as both can stand. @throws ApiError */
export function saveSettings(
  from: SavedSettings,
  mine: SettingValues,
  tries = TRIES,
): EditorThunk<Promise<SavedSettings | SaveConflict>> {
  return async (dispatch) => {
    if (Object.keys(mine).length === 0) return from;
    try {
      const revision = await dispatch(saveShopDesign(changesOf(mine), from.design));
      return { design: { ...from.design, revision }, values: { ...from.values, ...mine } };
    } catch (error) {
      if (!isOutdated(error) || tries === 0) throw error;
      const theirs = await dispatch(readSettings());
      const conflicts = conflictsOf({ base: from.values, mine, theirs: theirs.values });
      if (conflicts.length > 0) return { ...theirs, conflicts };
      return dispatch(saveSettings(theirs, differing(mine, theirs.values), tries - 1));
    }
  };
}
