import { z } from 'zod';
import type { Answer } from '../fetch-json';
import type { Failure, Reader } from '../read-answer';

const text = z.string().catch('');

const failureSchema = z
  .object({
    name: text,
    debug_id: text,
    details: z.array(z.object({ issue: text, description: text })).catch([]),
  })
  .catch({ name: '', debug_id: '', details: [] });

export const PAYPAL: Reader = { label: 'PayPal', failureOf };

/** Its 422 tell what is wrong with a payment; everything else what is wrong with a request. */
function failureOf({ status, json }: Answer): Failure {
  const { name, debug_id: trace, details } = failureSchema.parse(json);
  const [detail] = details;
  return {
    code: detail?.issue || name,
    message: status === 422 ? (detail?.description ?? '') : '',
    isUnknown: status === 404 && name === 'RESOURCE_NOT_FOUND',
    trace,
  };
}
