import { DEFAULT_SETTINGS, type ShopSettings } from '../../model/design';

/** Settings of a response merged over the defaults (spec 4, "Shop initialisation"). */
export function mergeSettings(...parts: readonly Partial<ShopSettings>[]): ShopSettings {
  return Object.assign({}, DEFAULT_SETTINGS, ...parts);
}
