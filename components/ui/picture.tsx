import Image, { type ImageLoaderProps, type ImageProps } from 'next/image';
import { imageHost, isMediaAddress } from '@/core/rules/image-address';

type PictureProps = Omit<ImageProps, 'loader' | 'unoptimized' | 'src'> & { src: string };

const OPTIMISED_HOSTS = new Set((process.env.HEMLINE_IMAGE_HOSTS ?? '').split(','));

/** Shown where a product has no picture (spec 9). */
export const PLACEHOLDER_PICTURE = '/placeholder-product.svg';

/**
 * A picture in the size the screen needs: the media store makes its own sizes, configured hosts go
 * through the optimiser, and any other address is shown as it is.
 */
export function Picture({ src, ...rest }: PictureProps) {
  const address = src || PLACEHOLDER_PICTURE;
  if (isMediaAddress(address)) return <Image src={address} loader={mediaSize} {...rest} />;
  return <Image src={address} unoptimized={!OPTIMISED_HOSTS.has(imageHost(address))} {...rest} />;
}

function mediaSize({ src, width }: ImageLoaderProps): string {
  return `${src}?w=${width}`;
}
