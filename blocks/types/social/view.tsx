import kit from '@/blocks/view-kit/block.module.css';
import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { usePlace } from '@/blocks/view-kit/contexts';
import { linksOf, SocialLinks, socialLinks } from '@/components/header';
import { useShop } from '@/hooks/use-shop';
import { socialBlock } from './definition';
import styles from './social.module.css';

/** Marks of where else the shop is to be found: as named, else where it says it is. */
function SocialView({ block, root, mode }: ViewProps<typeof socialBlock>) {
  const shop = useShop();
  const { items } = block.props;
  const links = items.length > 0 ? linksOf(items) : socialLinks(shop);
  const look = usePlace() === 'header' ? styles.inHeader : styles.links;
  return (
    <div {...root} className={`${root.className} ${kit.hugging}`}>
      <div className={look} inert={mode === 'edit'}>
        <SocialLinks links={links} />
      </div>
    </div>
  );
}

export default blockView(socialBlock, SocialView);
