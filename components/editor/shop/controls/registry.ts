import type { ComponentType } from 'react';
import type { SettingControl } from '../settings/setting';
import { CategoriesSetting, FlagSetting, ReviewsSetting } from './choices';
import type { SettingProps } from './control';
import { CssSetting } from './css';
import { HeaderSetting } from './header';
import { ColorSetting, FontSetting, RadiusSetting } from './look';
import {
  CountSetting,
  DollarsSetting,
  EntriesSetting,
  LineSetting,
  LinesSetting,
  PictureSetting,
  ReadOnlySetting,
} from './text';

export const CONTROLS: Record<SettingControl, ComponentType<SettingProps>> = {
  line: LineSetting,
  lines: LinesSetting,
  entries: EntriesSetting,
  picture: PictureSetting,
  color: ColorSetting,
  font: FontSetting,
  radius: RadiusSetting,
  header: HeaderSetting,
  flag: FlagSetting,
  reviews: ReviewsSetting,
  categories: CategoriesSetting,
  dollars: DollarsSetting,
  count: CountSetting,
  css: CssSetting,
  readOnly: ReadOnlySetting,
};
