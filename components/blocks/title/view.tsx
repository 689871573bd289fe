import { titleBlock } from '@/core/blocks/title';
import kit from '../kit/block.module.css';
import { blockView, type ViewProps } from '../kit/block-view';
import { givenStyle } from '../kit/root-style';
import { Heading } from './heading';
import styles from './title.module.css';

/** The heading of a section in one of six designs (spec 9), with a line below it where one is given. */
function TitleView({ block: { props }, root }: ViewProps<typeof titleBlock>) {
  const { design, textAlign, boxBackground, boxBorder, subtitle, subtitleColor } = props;
  const box = design === 'boxed' ? { background: boxBackground, border: boxBorder } : {};
  return (
    <div {...root} className={`${root.className} ${kit.hugging}`}>
      <div className={styles[design]} style={textAlign && { textAlign }}>
        <div className={styles.plate} style={givenStyle(box)}>
          <Heading {...props} />
          {props.showSubtitle && subtitle && (
            <p className={styles.subtitle} style={givenStyle({ color: subtitleColor })}>
              <span className={styles.words}>{subtitle}</span>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

export default blockView(titleBlock, TitleView);
