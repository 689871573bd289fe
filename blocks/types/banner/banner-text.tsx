import { ActionLink } from '@/blocks/view-kit/action-link';
import buttons from '@/components/ui/button.module.css';
import layout from './banner.module.css';
import { alignOf, isOnPicture, type StageProps } from './look';
import veil from './veil.module.css';
import styles from './words.module.css';

export function BannerText({ block, mode }: Pick<StageProps, 'block' | 'mode'>) {
  const { title, subtitle, buttonText, buttonLink, template } = block.props;
  if (!title && !subtitle && !buttonText) return null;
  const isVeiled = isOnPicture(template);
  const align = alignOf(block);
  const style = { textAlign: align, justifyItems: align };
  const kind = template === 'minimal' ? buttons.secondary : buttons.primary;
  return (
    <>
      <div
        className={`${layout.words} ${styles.words} ${isVeiled ? veil.veiled : ''}`}
        style={style}
      >
        {title && <h2 className={styles.title}>{title}</h2>}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {buttonText && (
          <p className={styles.action}>
            <ActionLink
              href={buttonLink}
              mode={mode}
              className={`${kind} ${isVeiled ? layout.button : ''}`}
            >
              {buttonText}
            </ActionLink>
          </p>
        )}
      </div>
      {/* Read to their end: what shows them, in words.module.css. */}
      <i hidden />
    </>
  );
}
