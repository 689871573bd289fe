import Head from 'next/head';
import { getImageProps, type ImageLoaderProps, type ImageProps } from 'next/image';
import { imageHost, isMediaAddress } from '@/core/rules/image-address';

interface PictureProps extends Pick<ImageProps, 'alt' | 'className' | 'sizes' | 'draggable'> {
  src: string;
  /** Its own size in px; without one it fills the box around it. */
  width?: number;
  height?: number;
  /** Whether it is what a page is first seen by: loaded before anything asks for it. */
  isFirst?: boolean;
  /** `lazy` unless it is on screen from the start. */
  loading?: 'eager' | 'lazy';
}

type ImageAttributes = ReturnType<typeof getImageProps>['props'];

const OPTIMISED_HOSTS = new Set((process.env.HEMLINE_IMAGE_HOSTS ?? '').split(','));

/** Shown where a product has no picture (spec 9). */
export const PLACEHOLDER_PICTURE = '/placeholder-product.svg';

/**
 * A picture in the size the screen needs: the media store makes its own sizes, configured hosts go
 * through the optimiser, and any other address is shown as it is.
 */
export function Picture({
  src,
  alt,
  isFirst = false,
  loading = 'lazy',
  width,
  height,
  ...rest
}: PictureProps) {
  const { props } = getImageProps({
    src: src || PLACEHOLDER_PICTURE,
    alt,
    ...(width && height ? { width, height } : { fill: true }),
    ...(isFirst ? { loading: 'eager', fetchPriority: 'high' } : { loading }),
    ...sizing(src),
    ...rest,
  });
  return (
    <>
      {isFirst && <PicturePreload picture={props} />}
      {/* biome-ignore lint/a11y/useAltText: every caller gives one */}
      {/* biome-ignore lint/performance/noImgElement: it carries what next/image made for it */}
      <img {...props} />
    </>
  );
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
