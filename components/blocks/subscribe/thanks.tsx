import { Icon } from '@/components/ui';
import { SUBSCRIBE_THANKS } from '@/core/blocks/subscribe';
import { useFocusOnShow } from '@/hooks/use-focus-on-show';
import styles from './subscribe.module.css';

/** Stands where the form was, and has the focus that was in it. */
export function Thanks() {
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
