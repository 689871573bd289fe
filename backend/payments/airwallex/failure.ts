import { z } from 'zod';
import type { Answer } from '../fetch-json';
import type { Failure, Reader } from '../read-answer';

const text = z.string().catch('');

const failureSchema = z
  .object({ code: text, message: text, trace_id: text })
  .catch({ code: '', message: '', trace_id: '' });

/** What is wrong with a request or an account is nothing for people who pay. */
const TECHNICAL = /validation|configuration|unauthorized|operation_failed|duplicate|credential/;

/** How Airwallex's answers are read. */
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

/** Whether a request was refused because one of the same key had been there before. */
export function isRepeated(answer: Answer): boolean {
  return answer.status >= 400 && /^duplicate/.test(failureOf(answer).code);
}
