export type SettingControl =
  | 'line'
  | 'lines'
  | 'entries'
  | 'picture'
  | 'color'
  | 'font'
  | 'timeZone'
  | 'radius'
  | 'header'
  | 'flag'
  | 'opening'
  | 'reviews'
  | 'categories'
  | 'countries'
  | 'dollars'
  | 'count'
  | 'css'
  | 'readOnly';

export interface Setting {
  /** Path in the domain design, as the server names it where something is wrong with it. */
  path: string;
  label: string;
  control: SettingControl;
  hint?: string | undefined;
  /** The number of characters that search results show of it. */
  shown?: number;
  /** Path of the color on which this one must be legible. */
  background?: string | undefined;
}

export type SectionId =
  | 'general'
  | 'opening'
  | 'look'
  | 'header'
  | 'contact'
  | 'products'
  | 'shipping'
  | 'reviews'
  | 'analytics'
  | 'css';

export interface SettingSection {
  id: SectionId;
  title: string;
  settings: readonly Setting[];
}
