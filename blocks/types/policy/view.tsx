import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { policyBlock } from './definition';
import styles from './policy.module.css';

/** The text of a policy; the server has taken out of it whatever is no text (`sanitizeLayout`). */
function PolicyView({ block, root, mode }: ViewProps<typeof policyBlock>) {
  return (
    <div {...root}>
      <div
        className={styles.text}
        inert={mode === 'edit'}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by core/html/clean-policy
        dangerouslySetInnerHTML={{ __html: block.props.content }}
      />
    </div>
  );
}

export default blockView(policyBlock, PolicyView);
