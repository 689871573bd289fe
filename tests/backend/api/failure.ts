import { expect } from 'vitest';
import { failureSchema } from '@/core/calls/failure.schema';

/** What a failed call says, its status being that of the answer too. */
export async function failureOf(answer: Response) {
  const failure = failureSchema.parse(await answer.json());
  expect(answer.status).toBe(failure.status);
  return failure;
}
