import { z } from 'zod';
import type { Answer } from '../fetch-json';
import type { Failure, Reader } from '../read-answer';

const text = z.string().catch('');

const failureSchema = z
  .object({ code: text, message: text, trace_id: text })
  .catch({ code: '', message: '', trace_id: '' });

/** Codes of wrong requests and accounts: nothing that shoppers could act on. */
const TECHNICAL = /validation|configuration|unauthorized|operation_failed|duplicate|credential/;

export const AIRWALLEX: Reader = { label: 'Airwallex', failureOf };

function failureOf({ status, json }: Answer): Failure {
  const { code, message, trace_id: trace } = failureSchema.parse(json);
  return {
    code,
    message: status === 400 && !TECHNICAL.test(code) ? message : '',
    isUnknown: /^(resource_)?not_found$/.test(code),
    trace,
  };
}

/** Returns true for a request whose key was used before. */
export function isRepeated(answer: Answer): boolean {
  return answer.status >= 400 && /^duplicate/.test(failureOf(answer).code);
}
