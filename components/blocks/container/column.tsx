import { type CSSProperties, type ReactNode, useContext } from 'react';
import type { ColumnProps, ContainerProps } from '@/core/blocks/kit/container-fields';
import { PageShare } from '../kit/page-share';
import styles from './container.module.css';

interface ColumnViewProps {
  /** Of the container's width, in percent. */
  share: number;
  whole: ContainerProps;
  /** What is said of this column alone. */
  own: ColumnProps | undefined;
  children: ReactNode;
}

/** One column: its blocks one below the other or beside each other. */
export function Column({ share, whole, own, children }: ColumnViewProps) {
  const pageShare = (useContext(PageShare) * share) / 100;
  const isRow = (own?.layoutDirection ?? whole.layoutDirection) === 'row';
  return (
    <PageShare value={pageShare}>
      <div
        className={`${styles.column} ${isRow ? styles.row : styles.stacked}`}
        style={placing(
          own?.justifyContent ?? whole.justifyContent,
          own?.alignItems ?? whole.alignItems,
        )}
      >
        {children}
      </div>
    </PageShare>
  );
}

type Justification = ContainerProps['justifyContent'];
type Alignment = ContainerProps['alignItems'];

/** The initial placing stands in the stylesheet. */
function placing(justifyContent: Justification, alignItems: Alignment): CSSProperties | undefined {
  const style = {
    ...(justifyContent !== 'flex-start' && { justifyContent }),
    ...(alignItems !== 'stretch' && { alignItems }),
  };
  return Object.keys(style).length > 0 ? style : undefined;
}
