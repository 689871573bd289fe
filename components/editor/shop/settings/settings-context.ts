import { createContext, useContext } from 'react';
import type { Settings } from './use-settings';

export const SettingsContext = createContext<Settings | null>(null);

export function useShopSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (settings === null) throw new Error('Settings of the shop are used outside of ShopSettings.');
  return settings;
}
