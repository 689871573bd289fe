import { accountCalls as calls } from '@/core/calls/account';
import { accountAnswers as schemas } from '@/core/calls/account-answers.schema';
import type { RequestOf } from '@/core/calls/call';
import { areaOf } from './area';

const { send } = areaOf(calls, schemas);

/** Proves once more who is logged in. @throws ApiError */
export const prove = (request: RequestOf<typeof calls.prove>) => send('prove', request);
