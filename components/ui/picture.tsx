import Head from 'next/head';
import { getImageProps, type ImageLoaderProps, type ImageProps } from 'next/image';
import { imageHost, isMediaAddress } from '@/core/rules/image-address';
import styles from './picture.module.css';

interface PictureProps extends Pick<ImageProps, 'alt' | 'className' | 'sizes' | 'draggable'> {
  src: string;
  /** Its own size in px; without one it fills the box around it. */
  width?: number;
  height?: number;
  /** The widest it is ever shown, in px of a dense screen: nothing wider is offered. */
  maxWidth?: number;
  /** Whether it is what a page is first seen by: loaded before anything asks for it. */
  isFirst?: boolean;
  /** `lazy` unless it is on screen from the start. */
  loading?: 'eager' | 'lazy';
}

type ImageAttributes = Omit<ReturnType<typeof getImageProps>['props'], 'style'>;

const OPTIMISED_HOSTS = new Set((process.env.HEMLINE_IMAGE_HOSTS ?? '').split(',').filter(Boolean));

/** Shown where a product has no picture (spec 9). */
export const PLACEHOLDER_PICTURE = '/placeholder-product.svg';

/**
 * A picture in the size the screen needs: the media store makes its own sizes, configured hosts go
 * through the optimiser, and any other address is shown as it is.
 */
export function Picture({
  src,
  alt,
  className = '',
  isFirst = false,
  loading = 'lazy',
  maxWidth,
  width,
  height,
  ...rest
}: PictureProps) {
  const isFilling = !width || !height;
  const { style: _inline, ...props } = getImageProps({
    src: src || PLACEHOLDER_PICTURE,
    alt,
    ...(isFilling ? { fill: true } : { width, height }),
    ...(isFirst ? { loading: 'eager', fetchPriority: 'high' } : { loading }),
    ...sizing(src),
    ...rest,
  }).props;
  const picture = { ...props, ...(maxWidth && upTo(maxWidth, props)) };
  return (
    <>
      {isFirst && <PicturePreload picture={picture} />}
      {/* biome-ignore lint/a11y/useAltText: every caller gives one */}
      {/* biome-ignore lint/performance/noImgElement: it carries what next/image made for it */}
      <img {...picture} className={isFilling ? `${styles.fill} ${className}` : className} />
    </>
  );
}

/** Leaves out the sizes that are wider than the picture is ever shown. */
function upTo(maxWidth: number, { src, srcSet }: ImageAttributes): Partial<ImageAttributes> {
  const offered = srcSet?.split(', ').filter((entry) => widthOf(entry) <= maxWidth);
  const widest = offered?.at(-1);
  if (!offered || !widest) return { src };
  return { src: widest.slice(0, widest.lastIndexOf(' ')), srcSet: offered.join(', ') };
}

/** The width that an entry of a source set ends with, as in "/a.webp?w=320 320w". */
function widthOf(entry: string): number {
  return Number.parseInt(entry.slice(entry.lastIndexOf(' ') + 1), 10);
}

function PicturePreload({ picture }: { picture: ImageAttributes }) {
  return (
    <Head>
      <link
        key={`preload ${picture.src}`}
        rel="preload"
        as="image"
        href={picture.srcSet ? undefined : picture.src}
        imageSrcSet={picture.srcSet}
        imageSizes={picture.sizes}
        fetchPriority="high"
      />
    </Head>
  );
}

function sizing(src: string): Partial<ImageProps> {
  if (isMediaAddress(src)) return { loader: mediaSize };
  return OPTIMISED_HOSTS.has(imageHost(src)) ? {} : { unoptimized: true };
}

function mediaSize({ src, width }: ImageLoaderProps): string {
  return `${src}?w=${width}`;
}
