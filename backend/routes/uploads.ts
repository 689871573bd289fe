import { uploadSchemas as schemas } from '@/core/calls/uploads.schema';
import { addUpload } from '../domain/uploads/add-upload';
import { success } from '../http/envelope';
import { forShop } from '../http/serve-call';
import type { ServedRoutes } from './served';

/** The call by which visitors hand in pictures. */
export const uploadRoutes: ServedRoutes<'uploads'> = {
  upload: forShop(schemas.upload, async ({ input, shop, services }) =>
    success(await addUpload(services, shop, input)),
  ),
};
