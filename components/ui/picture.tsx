import type { ComponentProps, CSSProperties } from 'react';
import type { ProductMedia } from '@/core/model/product';
import { imageHost, isMediaAddress } from '@/core/rules/media/image-address';
import { mediaSource, optimisedSource } from '@/core/rules/media/media-widths';
import styles from './picture.module.css';

interface PictureProps extends Pick<ComponentProps<'img'>, 'className' | 'draggable'> {
  src: string;
  alt: string;
  /** Size of its own in px; without one it fills the box around it. */
  width?: number;
  height?: number;
  /** Value of `sizes`; by default the image's width, else the screen's. */
  sizes?: string;
  /** The widest it is ever shown, in px of a dense screen: no wider size is offered than that takes. */
  maxWidth?: number;
  /** True for an image above the fold: preloaded. */
  isFirst?: boolean;
  /** `lazy` unless it is on screen from the start. */
  loading?: 'eager' | 'lazy';
  /** Focal point and placeholder. */
  media?: ProductMedia | undefined;
  style?: CSSProperties;
  /** Shown where there is no picture, or none that can be had. */
  fallback?: string;
}

const OPTIMISED_HOSTS = new Set((process.env.HEMLINE_IMAGE_HOSTS ?? '').split(',').filter(Boolean));
const SCREEN_DENSITY = 2;

/** Shown where a product has no picture (spec 9). */
const PLACEHOLDER_PICTURE = '/placeholder-product.svg';

/** A picture in the size the screen needs, from media store or optimiser where those can; broken ones fall back. */
export function Picture({
  src,
  alt,
  className = '',
  width,
  height,
  sizes = width ? `${width}px` : '100vw',
  maxWidth = width ? width * SCREEN_DENSITY : Number.POSITIVE_INFINITY,
  isFirst = false,
  loading = isFirst ? 'eager' : 'lazy',
  draggable,
  media,
  style = media && {
    background: media.placeholder,
    objectPosition: media.focus && `${media.focus.x * 100}% ${media.focus.y * 100}%`,
  },
  fallback = PLACEHOLDER_PICTURE,
}: PictureProps) {
  const source = sourceOf(src || fallback, maxWidth);
  const isFilling = !width || !height;
  return (
    // biome-ignore lint/performance/noImgElement: its sources are worked out below, next/image would weigh 5 KB
    <img
      alt={alt}
      className={isFilling ? `${styles.fill} ${className}` : className}
      width={width}
      height={height}
      loading={loading}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      draggable={draggable}
      style={style}
      sizes={source.srcSet && sizes}
      srcSet={source.srcSet}
      src={source.src}
      ref={(img) => showFallbackIfBroken(img, fallback)}
      onError={(event) => showFallback(event.currentTarget, fallback)}
    />
  );
}

/** Shows the fallback of a picture that failed before there was a script to notice. */
function showFallbackIfBroken(img: HTMLImageElement | null, fallback: string): void {
  if (img?.complete && img.currentSrc && img.naturalWidth === 0) showFallback(img, fallback);
}

function showFallback(img: HTMLImageElement, fallback: string): void {
  if (img.getAttribute('src') === fallback) return;
  img.removeAttribute('srcset');
  img.src = fallback;
}

function sourceOf(address: string, maxWidth: number): { src: string; srcSet?: string | undefined } {
  if (isMediaAddress(address)) return mediaSource(address, maxWidth);
  if (!OPTIMISED_HOSTS.has(imageHost(address))) return { src: address };
  return optimisedSource(address, maxWidth);
}
