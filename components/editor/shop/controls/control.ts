import type { SettingValue, SettingValues } from '@/store/editor/shop';
import type { Setting } from '../settings/setting';

export interface SettingProps {
  id: string;
  setting: Setting;
  value: SettingValue;
  /** All of them, for those that mean something to each other. */
  values: SettingValues;
  problem: string | undefined;
  onChange: (value: SettingValue) => void;
}

export const settingId = (path: string) => `shop-${path}`;

export const asText = (value: SettingValue) => (typeof value === 'string' ? value : '');
