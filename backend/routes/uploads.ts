import { uploadSchemas as schemas } from '@/core/calls/uploads.schema';
import { addUpload } from '../domain/uploads/add-upload';
import { success } from '../http/envelope';
import { forShop, type Route } from '../http/serve-call';
import type { ServedName } from './not-built';

/** The call by which visitors hand in pictures. */
export const uploadRoutes: Record<ServedName<'uploads'>, Route> = {
  upload: forShop(schemas.upload, async ({ input, shop, services }) =>
    success(await addUpload(services, shop, input.file)),
  ),
};
