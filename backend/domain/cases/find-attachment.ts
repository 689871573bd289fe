import { and, asc, eq } from 'drizzle-orm';
import { isUuid } from '@/core/values/is-uuid';
import { caseAttachments, media, uploads } from '../../db/schema';
import type { Services } from '../../services/services';
import { attachmentName, readAttachmentSignature } from './attachment-address';

interface Attachment {
  data: Buffer;
  contentType: string;
  /** The name it is saved under. */
  name: string;
}

/** A picture of a dispute for whoever brings its signature; undefined for anybody else. */
export async function findAttachment(
  services: Services,
  uploadId: string,
  sig: string,
): Promise<Attachment | undefined> {
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
    .where(and(eq(caseAttachments.shopId, shopId), eq(caseAttachments.uploadId, uploadId)));
  return db
    .select({ id: uploads.id, key: media.key, contentType: media.contentType })
    .from(caseAttachments)
    .innerJoin(uploads, eq(uploads.id, caseAttachments.uploadId))
    .innerJoin(media, eq(media.key, uploads.mediaKey))
    .where(and(eq(caseAttachments.shopId, shopId), eq(caseAttachments.messageId, message)))
    .orderBy(asc(uploads.createdAt), asc(uploads.id));
}
