import kit from '@/blocks/view-kit/block.module.css';
import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { usePlace } from '@/blocks/view-kit/contexts';
import { Brand } from '@/components/header';
import { logoBlock } from './definition';
import styles from './logo.module.css';

/** The shop's logo, or its host, leading home. */
function LogoView({ root, mode }: ViewProps<typeof logoBlock>) {
  const loading = usePlace() === 'header' ? 'eager' : 'lazy';
  return (
    <div {...root} className={`${root.className} ${kit.hugging}`}>
      <div className={styles.logo} inert={mode === 'edit'}>
        <Brand loading={loading} />
      </div>
    </div>
  );
}

export default blockView(logoBlock, LogoView);
