import { describeCall } from './call';
import type { uploadSchemas } from './uploads.schema';

type Schemas = typeof uploadSchemas;

/** Pictures that visitors hand in, for the calls that then name them (design 4). */
export const uploadCalls = {
  upload: describeCall<Schemas['upload']>('POST', '/uploads', 'Takes in one picture', {
    origin: 'extension',
    encoding: 'multipart',
  }),
};
