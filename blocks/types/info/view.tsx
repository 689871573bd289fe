import { ActionLink } from '@/blocks/view-kit/action-link';
import kit from '@/blocks/view-kit/block.module.css';
import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { Icon, type IconName } from '@/components/ui';
import { type InfoIcon, infoBlock } from './definition';
import styles from './info.module.css';

/** A promise of the shop with an icon, and a link to the page that says more (spec 3). */
function InfoView({ block: { props }, root, mode }: ViewProps<typeof infoBlock>) {
  const { iconType, title, description, buttonText, layout, showLearnMore, showBox } = props;
  const { icon, href } = TOPICS[iconType];
  return (
    <div {...root} className={`${root.className} ${kit.hugging}`}>
      <div className={`${styles.info} ${styles[layout]} ${showBox ? styles.box : styles.plain}`}>
        <span className={styles.icon}>
          <Icon name={icon} size={28} />
        </span>
        <div>
          {title && <p className={styles.title}>{title}</p>}
          {description && <p className={styles.description}>{description}</p>}
          {showLearnMore && buttonText && (
            <ActionLink className={styles.more} href={href} mode={mode}>
              {buttonText}
              {title && <span className="visually-hidden">: {title}</span>}
            </ActionLink>
          )}
        </div>
      </div>
    </div>
  );
}

export default blockView(infoBlock, InfoView);

interface Topic {
  icon: IconName;
  /** The page of the shop that says more about it. */
  href: string;
}

const TOPICS: Record<InfoIcon, Topic> = {
  shipping: { icon: 'truck', href: '/shipping' },
  flight: { icon: 'plane', href: '/shipping' },
  security: { icon: 'lock', href: '/privacy' },
  support: { icon: 'support', href: '/contact' },
  payment: { icon: 'card', href: '/payment-methods' },
  return: { icon: 'return', href: '/returns' },
};
