import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { usePictureSizes } from '@/blocks/view-kit/page-share';
import { type OwnStyle, pickStyle } from '@/blocks/view-kit/root-style';
import { Icon } from '@/components/ui';
import { CoverPicture } from '@/components/ui/cover-picture';
import { HERO_TEXTS, type HeroFeatureProps, heroFeatureBlock, heroHeight } from './definition';
import styles from './hero-feature.module.css';

/** Ratios of width to height. */
const RATIOS = { square: '1', portrait: '3/4', landscape: '4/3' };

/** An image with a title and a list (spec 3, 9). */
function HeroFeatureView({ root, block, isFirst }: ViewProps<typeof heroFeatureBlock>) {
  const { template, title, description, listItems } = block.props;
  return (
    <div {...root}>
      <div className={`${styles.feature} ${styles[template]}`}>
        <FeaturePicture props={block.props} isFirst={isFirst} />
        <div className={styles.words} style={pickStyle(block.styles, ['textAlign', 'color'])}>
          {title && (
            <h2 className={styles.title} lang={languageOf(title, HERO_TEXTS.title)}>
              {title}
            </h2>
          )}
          {description && (
            <p
              className={styles.description}
              lang={languageOf(description, HERO_TEXTS.description)}
            >
              {description}
            </p>
          )}
          {listItems.length > 0 && (
            <ul className={styles.list}>
              {listItems.map((item, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be the same
                <li key={place} lang={languageOf(item, ...HERO_TEXTS.listItems)}>
                  <Icon name="check" size={20} />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}

/** Default texts are read aloud in their own language. */
const languageOf = (text: string, ...ours: readonly string[]): string | undefined =>
  ours.includes(text) ? HERO_TEXTS.language : undefined;

export default blockView(heroFeatureBlock, HeroFeatureView);

/** The picture as an admin has styled it; its place is kept before it is there. */
function FeaturePicture({ props, isFirst }: { props: HeroFeatureProps; isFirst: boolean }) {
  const { imageUrl, aspectRatio, maxWidth, border, borderRadius, opacity } = props;
  const sizes = usePictureSizes();
  const heightAt = (width: string) =>
    aspectRatio ? `${width} / (${RATIOS[aspectRatio]})` : `min(130vw, ${heroHeight(props)})`;
  const style: OwnStyle = { '--fit': props.objectFit, '--height': heroHeight(props) };
  if (maxWidth) style.maxWidth = maxWidth;
  if (border) style.border = border;
  if (borderRadius) style.borderRadius = borderRadius;
  if (opacity < 1) style.opacity = opacity;
  return (
    <div className={`${styles.picture} ${aspectRatio ? styles[aspectRatio] : ''}`} style={style}>
      <CoverPicture
        src={imageUrl}
        alt=""
        position={props.objectPosition}
        sizes={(cover) => sizes((width) => cover(width, heightAt(width)))}
        isFirst={isFirst}
      />
    </div>
  );
}
