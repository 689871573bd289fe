import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { useContent } from '@/blocks/view-kit/use-content';
import { policyBlock } from './definition';
import styles from './policy.module.css';

/** The text of a policy; the server has taken out of it whatever is no text (`sanitizeLayout`). */
function PolicyView({ block, root, mode }: ViewProps<typeof policyBlock>) {
  const { html, name } = useContent(block.props.content);
  return (
    <div {...root}>
      <div
        className={styles.text}
        inert={mode === 'edit'}
        data-content={name}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by core/html/clean-policy
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}

export default blockView(policyBlock, PolicyView);
