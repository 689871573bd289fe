import type * as z from 'zod/mini';
import type { Call, RequestOf, ResponseOf } from '@/core/calls/call';
import { ApiError } from './api-error';
import { callBackend } from './browser-client';
import type { SendOptions } from './send-call';

type Calls = Readonly<Record<string, Call>>;
type SchemaOf<C> = { response: z.ZodMiniType<ResponseOf<C>> };
type Schemas<Area extends Calls> = { readonly [Name in keyof Area]?: SchemaOf<Area[Name]> };
type DataOf<Answer> = Answer extends { data?: infer Data } ? Exclude<Data, undefined> : never;

/** Sends an area's calls by name, `around` each: `send` for the whole answer, `load` for its data. @throws ApiError, also without data */
export function areaOf<Area extends Calls, Schema extends Schemas<Area>>(
  calls: Area,
  schemas: Schema,
  around = <Answer>(call: () => Promise<Answer>): Promise<Answer> => call(),
) {
  type Sent = keyof Area & keyof Schema;
  const send = <Name extends Sent>(
    name: Name,
    request: RequestOf<Area[Name]>,
    options?: SendOptions,
  ): Promise<ResponseOf<Area[Name]>> =>
    around(() =>
      callBackend(
        calls[name] as Area[Name],
        schemas[name] as SchemaOf<Area[Name]>,
        request,
        options,
      ),
    );
  const load = async <Name extends Sent>(...sent: Parameters<typeof send<Name>>) => {
    const { data, message }: { data?: unknown; message?: string } = Object(await send(...sent));
    if (data === undefined) throw new ApiError('schema', message || 'The answer holds nothing.');
    return data as DataOf<ResponseOf<Area[Name]>>;
  };
  return { send, load };
}
