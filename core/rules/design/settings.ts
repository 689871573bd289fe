import { DEFAULT_SETTINGS, type ShopSettings } from '../../model/design';

/** Settings of a response merged over the defaults (spec 4, "Shop initialisation"). */
export const mergeSettings = (...parts: readonly Partial<ShopSettings>[]): ShopSettings =>
  Object.assign({}, DEFAULT_SETTINGS, ...parts);
