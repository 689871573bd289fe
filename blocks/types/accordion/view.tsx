import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { Icon } from '@/components/ui';
import styles from './accordion.module.css';
import { accordionBlock, answered } from './definition';

/** Questions that open their answers, by the browser's own disclosure: complete without scripts. */
function AccordionView({ block, root }: ViewProps<typeof accordionBlock>) {
  const { title, design, isFirstOpen, isOneOpen } = block.props;
  return (
    <div {...root}>
      <div className={`${styles.accordion} ${styles[design]}`}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {answered(block.props).map(({ question, answer }, place) => (
          <details
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be the same
            key={place}
            className={styles.item}
            open={isFirstOpen && place === 0}
            name={isOneOpen ? block.id : undefined}
          >
            <summary className={styles.question}>
              <span>{question}</span>
              <Icon name="chevron-down" size={20} />
            </summary>
            <div className={styles.answer}>
              {answer.split(/\n\s*\n/).map((paragraph, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names
                <p key={at}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}

export default blockView(accordionBlock, AccordionView);
