import { asc, eq } from 'drizzle-orm';
import { isUuid } from '@/core/values/is-uuid';
import { matching } from '../../db/rows';
import { caseAttachments, media, uploads } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopRef, ShopServices } from '../shops/find-shop';

/** A picture of a dispute for whoever brings its signature; undefined for anybody else. */
export async function findAttachment(
  services: Services,
  uploadId: string,
  sig: string,
): Promise<{ data: Buffer; contentType: string; name: string } | undefined> {
  const signed = readAttachmentSignature(services, sig);
  if (signed?.uploadId !== uploadId || !isUuid(uploadId)) return undefined;
  const beside = await findBeside(services.ofShop(signed.shopId), signed);
  const place = beside.findIndex(({ id }) => id === uploadId);
  const attachment = beside[place];
  const data = attachment && (await services.media.readOriginal(attachment.key));
  return data && { data, contentType: attachment.contentType, name: attachmentName(place) };
}

/** The pictures of the message that has this one, in the order in which the message shows them. */
function findBeside({ db }: Services, { shopId, uploadId }: { shopId: string; uploadId: string }) {
  const message = db
    .select({ id: caseAttachments.messageId })
    .from(caseAttachments)
    .where(matching(caseAttachments, { shopId, uploadId }));
  return db
    .select({ id: uploads.id, key: media.key, contentType: media.contentType })
    .from(caseAttachments)
    .innerJoin(uploads, eq(uploads.id, caseAttachments.uploadId))
    .innerJoin(media, eq(media.key, uploads.mediaKey))
    .where(matching(caseAttachments, { shopId, messageId: message }))
    .orderBy(asc(uploads.createdAt), asc(uploads.id));
}

const PURPOSE = 'case-attachment';
const HOUR_MS = 60 * 60_000;

export const ATTACHMENTS_PATH = '/cases/attachments';

/** The address that downloads a picture of a dispute, for an hour: nothing else does. */
export function attachmentAddress(
  { secrets, now, mediaBase, shop }: ShopServices<Pick<ShopRef, 'id'>>,
  uploadId: string,
): string {
  const sig = secrets.sign(PURPOSE, `${shop.id} ${uploadId}`, now() + HOUR_MS);
  return `${mediaBase}${ATTACHMENTS_PATH}/${uploadId}?sig=${sig}`;
}

/** The shop and the picture that a signature is for; undefined where it is none, or has run out. */
function readAttachmentSignature({ secrets, now }: Pick<Services, 'secrets' | 'now'>, sig: string) {
  const [shopId, uploadId] = secrets.verify(PURPOSE, sig, now())?.split(' ') ?? [];
  return shopId && uploadId ? { shopId, uploadId } : undefined;
}

/** Returns the file names of a message's pictures in their order; never the names of the uploaded files. */
export const attachmentName = (place: number) => `photo-${place + 1}.webp`;
