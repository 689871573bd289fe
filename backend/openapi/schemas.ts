import * as z from 'zod/mini';
import { failureSchema } from '@/core/calls/failure.schema';
import {
  metadataSchema,
  partialMetadataSchema,
  partialSettingsSchema,
  settingsSchema,
} from '@/core/model/design.schema';
import { layoutNodeFieldsSchema, layoutNodeSchema } from '@/core/model/page.schema';
import { productSchema } from '@/core/model/product.schema';
import type { ListedCall } from '../routes/calls';

export type JsonSchema = Record<string, unknown>;

const asReference = (id: string) => `#/components/schemas/${id}`;
export const reference = (id: string): JsonSchema => ({ $ref: asReference(id) });
export const requestId = ({ area, name }: ListedCall) => `${area}.${name}.request`;
export const responseId = ({ area, name }: ListedCall) => `${area}.${name}.response`;

/** Entities that stand once and are referred to. */
const shared: Record<string, z.core.$ZodType> = {
  Failure: failureSchema,
  Product: productSchema,
  LayoutNode: layoutNodeSchema,
  Settings: partialSettingsSchema,
  Metadata: partialMetadataSchema,
};

/** Every request and response of the contract as a named JSON schema, and what they share. */
export function componentSchemas(calls: readonly ListedCall[]): Record<string, JsonSchema> {
  const requests = calls.map((one) => [requestId(one), bodyOf(one)] as const);
  const responses = calls.map((one) => [responseId(one), one.schemas.response] as const);
  return {
    ...describe(requests, 'input'),
    ...describe(responses, 'output'),
    // What is read leniently has no schema of its own to show.
    Settings: describeOne(z.partial(settingsSchema)),
    Metadata: describeOne(z.partial(metadataSchema)),
    LayoutNode: describeOne(z.partial(layoutNodeFieldsSchema)),
  };
}

/** Schema of a request without the fields of its path. */
function bodyOf({ call, schemas: { request } }: ListedCall): z.core.$ZodType {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (inPath.length === 0 || !(request instanceof z.core.$ZodObject)) return request;
  const fields: [string, z.core.$ZodType][] = Object.entries(request._zod.def.shape);
  return z.object(Object.fromEntries(fields.filter(([name]) => !inPath.includes(name))));
}

function describe(named: readonly (readonly [string, z.core.$ZodType])[], io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(shared)) registry.add(schema, { id });
  // Clones, because two calls may have the same schema.
  for (const [id, schema] of named) registry.add(z.clone(schema), { id });
  const options = { io, uri: asReference, unrepresentable: 'any' } as const;
  return tidy(z.toJSONSchema(registry, options).schemas);
}

const describeOne = (schema: z.core.$ZodType): JsonSchema =>
  tidy(z.toJSONSchema(schema, { unrepresentable: 'any' }));

/** Leaves out what says nothing to a reader: addresses of the dialect, the limits of all integers. */
function tidy<Value>(value: Value): Value {
  const text = JSON.stringify(value, (key, inner: unknown) => {
    const isNoise = ['$schema', '$id', 'propertyNames'].includes(key);
    const isAnyInteger = typeof inner === 'number' && Math.abs(inner) === Number.MAX_SAFE_INTEGER;
    return isNoise || isAnyInteger ? undefined : inner;
  });
  return JSON.parse(text);
}
