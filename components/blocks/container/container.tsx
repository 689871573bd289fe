import type { ReactNode } from 'react';
import { columnShares } from '@/core/blocks/columns';
import type { ContainerProps } from '@/core/blocks/kit/container-fields';
import { columnsOf } from '@/core/layout/columns-of';
import type { BlockNode } from '@/core/layout/read-layout';
import type { RenderBlocks, RootProps } from '../kit/block-view';
import { givenStyle } from '../kit/root-style';
import { Column } from './column';
import styles from './container.module.css';
import { useFreshStack } from './fresh-stack';
import { placingOf, unlessInitial } from './placing';

interface ContainerViewProps {
  block: { props: ContainerProps; children: readonly BlockNode[] };
  root: RootProps;
  renderBlocks: RenderBlocks;
}

/** From as many columns on, fewer stand beside each other on a tablet. */
const FOUR = 4;

/**
 * Blocks in columns (spec 3, 5): one below the other on a phone, in their order. Its background reaches
 * from edge to edge; what is in it is at most 1600 px wide, unless it is to take the full width (spec 9).
 */
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
      style={givenStyle({ textAlign: props.textAlign, ...several })}
    >
      {children}
    </div>
  );
}

/**
 * A track that keeps its share of the width and of the gaps, whatever stands in it, so that columns of
 * different containers line up.
 */
function trackOf(share: number): string {
  return `calc(${rounded(share)}% - ${rounded(1 - share / 100)} * var(--gap))`;
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
