import { accountCalls as calls } from '@/core/calls/account';
import { accountAnswers as schemas } from '@/core/calls/account-answers.schema';
import type { RequestOf } from '@/core/calls/call';
import { areaOf } from './area';

const { load, send } = areaOf(calls, schemas);

/** The account of whoever is logged in, as it is now. @throws ApiError */
export const me = (domain: string) => load('me', { domain });

/** Proves once more who is logged in. @throws ApiError */
export const prove = (request: RequestOf<typeof calls.prove>) => send('prove', request);
