import type { PropsOf } from '@/blocks/kit/fields';
import kit from '@/blocks/view-kit/block.module.css';
import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { definedStyle } from '@/blocks/view-kit/root-style';
import { titleBlock } from './definition';
import styles from './title.module.css';

/** The heading of a section in one of six designs (spec 9), with a line below it where one is given. */
function TitleView({ block: { props }, root }: ViewProps<typeof titleBlock>) {
  const { design, textAlign, boxBackground, boxBorder, subtitle, subtitleColor } = props;
  const box = design === 'boxed' ? { background: boxBackground, border: boxBorder } : {};
  return (
    <div {...root} className={`${root.className} ${kit.hugging}`}>
      <div className={styles[design]} style={textAlign && { textAlign }}>
        <div className={styles.plate} style={definedStyle(box)}>
          <Heading {...props} />
          {props.showSubtitle && subtitle && (
            <p className={styles.subtitle} style={definedStyle({ color: subtitleColor })}>
              <span className={styles.words}>{subtitle}</span>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

export default blockView(titleBlock, TitleView);

type HeadingProps = PropsOf<(typeof titleBlock)['props']>;

/** The words themselves; without any there is no heading, which nobody could read. */
function Heading({ text, size, color, design, gradientColors, underlineColor }: HeadingProps) {
  if (!text) return null;
  const backgroundImage = design === 'gradient' ? gradientOf(gradientColors) : '';
  return (
    <>
      <h2
        className={`${styles.heading} ${styles[size]}`}
        style={definedStyle({ color, backgroundImage })}
      >
        {text}
      </h2>
      {design === 'underline' && (
        <div>
          <span className={styles.bar} style={definedStyle({ background: underlineColor })} />
        </div>
      )}
    </>
  );
}

/** One color makes a plain ground: a gradient takes two. */
function gradientOf(colors: readonly string[]): string {
  const stops = colors.length === 1 ? [...colors, ...colors] : colors;
  return stops.length > 0 ? `linear-gradient(90deg, ${stops.join(', ')})` : '';
}
