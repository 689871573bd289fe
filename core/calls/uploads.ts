import { callsOf, EXTENSION, post } from './call';
import type { uploadSchemas } from './uploads.schema';

/** Pictures that visitors hand in, for the calls that then name them (design 4). */
export const uploadCalls = callsOf<typeof uploadSchemas>()({
  upload: post('/uploads', 'Takes in one picture', { ...EXTENSION, encoding: 'multipart' }),
});
