import type * as z from 'zod/mini';
import type { RequestOf, ResponseOf } from '@/core/calls/call';
import { storefrontCalls as calls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { fetchCall, lastAnswer } from './fetch-call';

type Calls = typeof calls;
type Name = keyof Calls & keyof typeof storefrontSchemas;

const schemas: Readonly<Record<Name, { response: z.ZodMiniType<object> }>> = storefrontSchemas;

/** The answer of a call of the storefront, by its name (`fetchCall`). @throws ApiError */
export const fetchStorefront = <One extends Name>(name: One, request: RequestOf<Calls[One]>) =>
  fetchCall(calls[name], schemas[name], request) as Promise<ResponseOf<Calls[One]>>;

/** The last good one, however old (`lastAnswer`). */
export const lastOfStorefront = <One extends Name>(name: One, request: RequestOf<Calls[One]>) =>
  lastAnswer(calls[name], schemas[name], request) as ResponseOf<Calls[One]> | null;
