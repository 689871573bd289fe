import * as z from 'zod/mini';
import { guideNameSchema, sizeGuideSchema } from '../model/size-guide.schema';
import { domainParam } from './envelope.schema';

const guide = z
  .string()
  .check(
    z.maxLength(600),
    z.describe('category~brand in lower case with hyphens, or the category alone'),
  );

/** Requests and responses of the calls about size guides, which browsers make too. */
export const sizeGuideSchemas = {
  sizeGuide: { request: z.object({ ...domainParam, guide }), response: sizeGuideSchema },
  sizeGuides: {
    request: z.object({ ...domainParam }),
    response: z.object({ guides: z.array(z.extend(guideNameSchema, { key: z.string() })) }),
  },
};
