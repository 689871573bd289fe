import type { Services } from '../../services/services';
import type { ShopRef } from '../shops/find-shop';

const PURPOSE = 'case-attachment';
const HOUR_MS = 60 * 60_000;

/** Path of the downloads of case pictures. */
export const ATTACHMENTS_PATH = '/cases/attachments';

/** The address that downloads a picture of a dispute, for an hour: nothing else does. */
export function attachmentAddress(
  { secrets, now, mediaBase }: Pick<Services, 'secrets' | 'now' | 'mediaBase'>,
  shop: Pick<ShopRef, 'id'>,
  uploadId: string,
): string {
  const sig = secrets.sign(PURPOSE, `${shop.id} ${uploadId}`, now() + HOUR_MS);
  return `${mediaBase}${ATTACHMENTS_PATH}/${uploadId}?sig=${sig}`;
}

/** The shop and the picture that a signature is for; undefined where it is none, or has run out. */
export function readAttachmentSignature(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  sig: string,
): { shopId: string; uploadId: string } | undefined {
  const [shopId, uploadId] = secrets.verify(PURPOSE, sig, now())?.split(' ') ?? [];
  return shopId && uploadId ? { shopId, uploadId } : undefined;
}

/** Returns the file names of a message's pictures in their order; never the names of the uploaded files. */
export const attachmentName = (place: number) => `photo-${place + 1}.webp`;
