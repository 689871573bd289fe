import type { Theme } from '@/core/model/theme';

/** A block as it is stored. */
export interface PanelBlock {
  /** The id of the document it is of. */
  document: string;
  /** Names it among the blocks of that document. */
  key: string;
  type: string;
  props: unknown;
  styles: unknown;
}

export type PanelArea = 'props' | 'styles';

export interface PanelChange {
  area: PanelArea;
  name: string;
  /** Undefined takes the field back to its default: the key is removed. */
  value: unknown;
}

/** A field of a block that the server refused. */
export interface PanelRefusal {
  area: PanelArea;
  name: string;
  /** Message in the panel's words. */
  message: string;
}

export interface PageSource {
  name: string;
  /** Path in the shop, such as `/about`. */
  address: string;
}

export interface ProductSource {
  id: string;
  slug?: string | undefined;
  name: string;
  category?: string | undefined;
}

/** The options of pickers. */
export interface PanelSources {
  pages: readonly PageSource[];
  /** Names of categories. */
  categories: readonly string[];
  /** Products that a query finds. */
  searchProducts: (query: string) => Promise<readonly ProductSource[]>;
  /** The shop's look, whose colors stand before all others. */
  theme: Theme;
}
