import { type CSSProperties, type ReactNode, use, useContext } from 'react';
import { columnShares } from '@/blocks/kit/columns';
import type { ContainerProps } from '@/blocks/kit/container-fields';
import { type BlockNode, columnsOf } from '@/blocks/layout/read-layout';
import type { RenderBlocks, RootProps } from './block-view';
import styles from './container.module.css';
import { columnBands, PageShare } from './page-share';
import { definedStyle } from './root-style';

interface ContainerViewProps {
  block: { props: ContainerProps; children: readonly BlockNode[] };
  root: RootProps;
  renderBlocks: RenderBlocks;
}

/** Number of columns from which on fewer stand beside each other on a tablet. */
const FOUR = 4;

/** Blocks in columns (spec 3, 5), one below the other on a phone; at most 1600 px wide unless it takes it all (spec 9). */
export function Container({ block: { props, children }, root, renderBlocks }: ContainerViewProps) {
  useFreshStack();
  const shares = columnShares(props);
  const columns = columnsOf(children, shares.length);
  return (
    <div {...root}>
      <Tracks shares={shares} props={props}>
        {columns.map((nodes, index) => (
          <Column
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
            key={index}
            share={shares[index] ?? 0}
            count={columns.length}
            placing={placingOf(props, index, columns.length)}
          >
            {renderBlocks(nodes, String(index))}
          </Column>
        ))}
      </Tracks>
    </div>
  );
}

interface TracksProps {
  shares: readonly number[];
  props: ContainerProps;
  children: ReactNode;
}

function Tracks({ shares, props, children }: TracksProps) {
  const many = shares.length > FOUR && styles.many;
  const names = [styles.columns, styles[props.width], shares.length === FOUR ? styles.four : many];
  const several = shares.length > 1 && {
    '--columns': shares.map(trackOf).join(' '),
    alignItems: unlessInitial(props.alignItems, 'stretch'),
  };
  return (
    <div
      className={names.filter(Boolean).join(' ')}
      style={definedStyle({ textAlign: props.textAlign, ...several })}
    >
      {children}
    </div>
  );
}

/** A track that keeps its share of the width and the gaps, so that columns of different containers line up. */
const trackOf = (share: number): string =>
  `calc(${rounded(share)}% - ${rounded(1 - share / 100)} * var(--gap))`;

const rounded = (value: number): number => Number(value.toFixed(4));

type Resume = (value: undefined) => unknown;

/** Waits until it is asked a second time: first by `use`, then by the renderer that is to go on. */
class Pause {
  readonly #waiting: Resume[] = [];

  // biome-ignore lint/suspicious/noThenProperty: what React waits for has one
  then(resume: Resume): void {
    this.#waiting.push(resume);
    if (this.#waiting.length > 1) for (const waiting of this.#waiting) waiting(undefined);
  }
}

/**
 * Has the server render a component, and what stands in it, on a stack of its own. React's renderers for
 * servers call themselves for every level of a page. Where the stack ends they go on with a new one, but
 * may lose the element at which that was, and the browser then throws the page away and makes it anew.
 */
function useFreshStack(): void {
  if (typeof window === 'undefined') use(new Pause() as unknown as PromiseLike<undefined>);
}

interface ColumnProps {
  /** Share of the container's width, in percent. */
  share: number;
  count: number;
  placing: Placing;
  children: ReactNode;
}

function Column({ share, count, placing: { isRow, style }, children }: ColumnProps) {
  const whole = useContext(PageShare);
  const shares = columnBands(share / 100, count).map((part, band) => part * (whole[band] ?? 1));
  return (
    <PageShare value={shares}>
      <div className={`${styles.column} ${isRow ? styles.row : styles.stacked}`} style={style}>
        {children}
      </div>
    </PageShare>
  );
}

interface Placing {
  isRow: boolean;
  style: CSSProperties | undefined;
}

/** Places a block in one of `count` columns; only a single column of blocks below each other has the alignment across. */
function placingOf(whole: ContainerProps, index: number, count: number): Placing {
  const own = whole.columnProps[index];
  const isRow = (own?.layoutDirection ?? whole.layoutDirection) === 'row';
  const justifyContent = own?.justifyContent ?? whole.justifyContent;
  const alignItems = own?.alignItems ?? (count === 1 || isRow ? whole.alignItems : undefined);
  return {
    isRow,
    style: definedStyle({
      justifyContent: unlessInitial(justifyContent, 'flex-start'),
      alignItems: unlessInitial(alignItems, 'stretch'),
    }),
  };
}

const unlessInitial = (value: string | undefined, initial: string): string | undefined =>
  value === initial ? undefined : value;
