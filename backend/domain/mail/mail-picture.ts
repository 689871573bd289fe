import { sizedPicture } from '@/core/rules/media/picture-size';
import type { ConsumerServices } from '../events/consumer';

const MEDIA_PREFIX = '/media/';

/**
 * A stored picture address as a mail can load it: absolute, in a width of the media store's where that
 * serves it, with its size after `#` where it is known. '' for what no mail program loads.
 */
export function mailPicture(
  { publicAddress }: Pick<ConsumerServices, 'publicAddress'>,
  origin: string,
  picture: string,
  width: number,
): string {
  const { src, size } = sizedPicture(picture.trim());
  const address = src && absolute(publicAddress(src), origin);
  if (!address) return '';
  const sized = src.startsWith(MEDIA_PREFIX) ? `${address}?w=${width}` : address;
  return size ? `${sized}#${size.width}x${size.height}` : sized;
}

function absolute(address: string, origin: string): string {
  if (!URL.canParse(address, origin)) return '';
  const { protocol, href } = new URL(address, origin);
  return protocol === 'http:' || protocol === 'https:' ? href : '';
}
