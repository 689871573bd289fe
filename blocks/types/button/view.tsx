import { targetOf } from '@/blocks/kit/action';
import { ActionLink } from '@/blocks/view-kit/action-link';
import kit from '@/blocks/view-kit/block.module.css';
import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { pickStyle } from '@/blocks/view-kit/root-style';
import { Icon, type IconName } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import styles from './button.module.css';
import { type ButtonIcon, buttonBlock } from './definition';

/** A button that leads to its target, or does nothing without one (spec 3); the room around it is its margin. */
function ButtonView({ block, root, mode }: ViewProps<typeof buttonBlock>) {
  const target = targetOf(block.props);
  const look = { className: `${buttons.primary} ${styles.button}`, style: faceStyle(block.styles) };
  return (
    <div
      {...root}
      className={`${root.className} ${kit.hugging} ${kit.firm}`}
      style={block.styles.margin ? { ...root.style, padding: 0 } : root.style}
    >
      {target ? (
        <ActionLink {...look} href={target} opensNewTab={block.props.openInNewTab} mode={mode}>
          <Face {...block.props} />
        </ActionLink>
      ) : (
        <button type="button" {...look} {...(mode === 'edit' && INERT)}>
          <Face {...block.props} />
        </button>
      )}
    </div>
  );
}

function faceStyle(styles: ViewProps<typeof buttonBlock>['block']['styles']) {
  const style = pickStyle(styles, buttonBlock.paints);
  return styles.height ? { ...style, minHeight: 0 } : style;
}

const INERT = { tabIndex: -1, 'aria-disabled': true };

type FaceProps = Pick<
  ViewProps<typeof buttonBlock>['block']['props'],
  'label' | 'icon' | 'showIcon'
>;

/** Text, an icon or both; an icon alone has an accessible name. */
function Face({ label, icon, showIcon }: FaceProps) {
  const drawing = <Icon name={iconOf(icon)} size={20} />;
  const isIconAlone = !label && showIcon !== 'none';
  return (
    <>
      {showIcon === 'left' && drawing}
      <span className={isIconAlone ? 'visually-hidden' : undefined}>
        {label || (isIconAlone ? icon : buttonBlock.props.label.initial)}
      </span>
      {showIcon === 'right' && drawing}
    </>
  );
}

export default blockView(buttonBlock, ButtonView);

/** Icons go by the same names here and in layouts, but for the cart. */
const iconOf = (icon: ButtonIcon): IconName => (icon === 'shopping-cart' ? 'cart' : icon);
