import { useState } from 'react';
import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { Icon } from '@/components/ui';
import { useFocusOnShow } from '@/hooks/use-focus-on-show';
import { Ask } from './ask';
import { SUBSCRIBE_THANKS, subscribeBlock } from './definition';
import { panelLook } from './look';
import styles from './subscribe.module.css';

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

/** Stands where the form was, and has the focus that was in it. */
function Thanks() {
  const shown = useFocusOnShow<HTMLDivElement>();
  return (
    <div ref={shown} className={styles.thanks} tabIndex={-1}>
      <span className={styles.icon}>
        <Icon name="check" size={26} />
      </span>
      <p className={styles.title}>{SUBSCRIBE_THANKS.title}</p>
      <p className={styles.description}>{SUBSCRIBE_THANKS.text}</p>
    </div>
  );
}
