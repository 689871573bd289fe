import { useState } from 'react';
import { subscribeBlock } from '@/core/blocks/subscribe';
import { blockView, type ViewProps } from '../kit/block-view';
import { Ask } from './ask';
import { panelLook } from './look';
import styles from './subscribe.module.css';
import { Thanks } from './thanks';

/** Asks for an e-mail address and thanks for it; the address goes nowhere (spec 4, "Subscribe"). */
function SubscribeView({ root, block, mode }: ViewProps<typeof subscribeBlock>) {
  const [isDone, setDone] = useState(false);
  const { className, style } = panelLook(block);
  return (
    <div {...root}>
      <div className={`${className} ${isDone ? styles.done : ''}`} style={style}>
        <Ask props={block.props} mode={mode} isDone={isDone} onEnter={() => setDone(true)} />
        <div className={styles.answer} role="status">
          {isDone && <Thanks />}
        </div>
      </div>
    </div>
  );
}

export default blockView(subscribeBlock, SubscribeView);
