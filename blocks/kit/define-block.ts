import type { DataNeed } from '@/core/model/data-need';
import type { Product } from '@/core/model/product';
import type { ReviewData } from '@/core/model/review';
import type { BlockType } from './block-types';
import type { Fields, PropsOf } from './fields';
import { STYLE_FIELDS, STYLE_FIELDS_WITH_BACKGROUND, type StyleName } from './style-fields';

export interface Answered {
  question: string;
  answer: string;
}

export interface BlockDefinition<P extends Fields = Fields, S extends Fields = Fields> {
  type: BlockType;
  /** True if it may have a background (spec 3). */
  hasBackground: boolean;
  /** `columns`: contains blocks, each in one of its columns. */
  children: 'none' | 'columns';
  props: P;
  styles: S;
  /** The style fields that its view puts where they belong, instead of on its outermost element. */
  paints: readonly StyleName[];
  /** Returns the data to load for it; null for none. */
  need(props: PropsOf<P>): DataNeed | null;
  /** Questions and answers for search engines. */
  questions?(props: PropsOf<P>): readonly Answered[];
  /** The instant in ms from which on it shows something else by itself; null for never. */
  changesAt?(props: PropsOf<P>): number | null;
}

/** A definition with defaults; `ownStyles` stand beside those that every block has. */
interface Described<P extends Fields, S extends Fields>
  extends Partial<Omit<BlockDefinition<NoInfer<P>>, 'type' | 'props' | 'styles'>> {
  type: BlockType;
  props: P;
  ownStyles?: S;
}

type BaseStyles = Partial<typeof STYLE_FIELDS_WITH_BACKGROUND> & typeof STYLE_FIELDS;

const NO_FIELDS = {};

/** Describes a block type: what it is made of (design section 6); where it may stand, `catalogue.ts` says. */
export function defineBlock<const P extends Fields, const S extends Fields = typeof NO_FIELDS>({
  hasBackground = false,
  children = 'none',
  ownStyles,
  paints = [],
  need = () => null,
  ...rest
}: Described<P, S>): BlockDefinition<P, BaseStyles & S> {
  const base: BaseStyles = hasBackground ? STYLE_FIELDS_WITH_BACKGROUND : STYLE_FIELDS;
  const styles = { ...base, ...ownStyles } as BaseStyles & S;
  return { ...rest, hasBackground, children, styles, paints, need };
}

export type DataOf<Need extends DataNeed> = Need extends { kind: 'products' }
  ? readonly Product[]
  : ReviewData;

/** Keyed by `needKey`; a need that failed has no entry. */
export type BlockData = Readonly<Record<string, DataOf<DataNeed>>>;
