import type { CSSProperties } from 'react';
import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { pickStyle } from '@/blocks/view-kit/root-style';
import { dividerBlock } from './definition';
import styles from './divider.module.css';

/** A line between what stands above and below; a short one stands where the text alignment says. */
function DividerView({ block, root }: ViewProps<typeof dividerBlock>) {
  return (
    <div {...root}>
      <hr className={styles.line} style={lineStyle(block.styles)} />
    </div>
  );
}

type Styles = ViewProps<typeof dividerBlock>['block']['styles'];

function lineStyle({ border, color, height, ...styles }: Styles): CSSProperties {
  const shape = pickStyle(styles, ['width', 'borderRadius']);
  if (!height) return { ...shape, ...(border && { borderTop: border }), ...(color && { color }) };
  return { ...shape, height, border: border || 0, background: color || 'currentcolor' };
}

export default blockView(dividerBlock, DividerView);
