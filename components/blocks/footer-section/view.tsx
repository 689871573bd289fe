import { footerSectionBlock } from '@/core/blocks/footer-section';
import kit from '../kit/block.module.css';
import { blockView, type ViewProps } from '../kit/block-view';
import styles from './footer-section.module.css';
import { TopLink } from './top-link';

/** A list of links with a title, as footers have them. */
function FooterSectionView({ block, root, mode }: ViewProps<typeof footerSectionBlock>) {
  const { title, items } = block.props;
  return (
    <nav {...root} className={`${root.className} ${kit.hugging}`} aria-label={title || 'Links'}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.links}>
        {items.map(({ name, link }, place) =>
          name ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: an admin may have two of the same
            <li key={place}>
              <TopLink href={link} className={styles.link} mode={mode}>
                {name}
              </TopLink>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}

export default blockView(footerSectionBlock, FooterSectionView);
