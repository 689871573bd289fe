import type { z } from 'zod';
import { categoryTileSchema } from '@/core/model/category-tile.schema';
import {
  metadataFields,
  partialMetadataSchema,
  partialSettingsSchema,
  settingsFields,
} from '@/core/model/design.schema';
import { urlSchema } from '@/core/model/field-rules.schema';
import {
  mediaAddress,
  mediaAddresses,
  mediaHtml,
  safeMediaAddress,
} from '@/core/model/media-address.schema';
import {
  answeredChromeSchema,
  answeredLayoutSchema,
  layoutNodeSchema,
  singleComponentSchema,
} from '@/core/model/page.schema';
import { savedMetadataSchema, savedSettingsSchema } from '@/core/model/saved-design.schema';
import { adSchema, bannerSchema } from '@/core/model/shop.schema';
import type { PublicAddress } from '../../media/public-address';
import { freeMedia, layoutMedia, nodeMedia } from './layout-media';
import {
  type RewriteAddress,
  type Rewriting,
  rewriteAddress,
  rewriteEach,
  rewriteFields,
  rewriteHtml,
  rewriteList,
  rewritePicture,
} from './rewriting';

type Schema = z.core.$ZodType;

/** Other clients keep fields of their own in settings and metadata, and in the theme as well. */
const { theme: _, ...ownSettings } = settingsFields;
const settings = unknownMedia(ownSettings);
const metadata = unknownMedia(metadataFields);

/** Pictures that are cropped to their places, beside a link. */
const CROPPED = rewriteFields(
  new Map([
    ['image', rewritePicture],
    ['link', rewriteAddress],
    ['buttonLink', rewriteAddress],
  ]),
);

/** Schemas of which the contents are known by themselves, whatever they are made of. */
const PREDEFINED = new Map<Schema, Rewriting>([
  [mediaAddress, rewriteAddress],
  [safeMediaAddress, rewriteAddress],
  [urlSchema, rewriteAddress],
  [mediaAddresses, rewriteList],
  [mediaHtml, rewriteHtml],
  [bannerSchema, CROPPED],
  [adSchema, CROPPED],
  [categoryTileSchema, CROPPED],
  [answeredLayoutSchema, layoutMedia],
  [answeredChromeSchema, layoutMedia],
  [layoutNodeSchema, nodeMedia],
  [singleComponentSchema, nodeMedia],
  [partialSettingsSchema, settings],
  [savedSettingsSchema, settings],
  [partialMetadataSchema, metadata],
  [savedMetadataSchema, metadata],
]);

const compiled = new WeakMap<Schema, { rewriting: Rewriting | null }>();

/** Compiles what rewrites the addresses of pictures, films and files in a value of a schema; null where it has none. */
export function mediaOf(schema: Schema): Rewriting | null {
  const existing = PREDEFINED.get(schema) ?? compiled.get(schema)?.rewriting;
  if (existing !== undefined) return existing;
  const rewriting = compile(schema);
  compiled.set(schema, { rewriting });
  return rewriting;
}

function compile(schema: Schema): Rewriting | null {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return ofFields(def.shape);
    case 'array':
      return ofEach(mediaOf(def.element));
    case 'record':
      return ofEach(mediaOf(def.valueType));
    case 'union':
      return inTurn(def.options.map(mediaOf));
    case 'pipe':
      // What a transform makes of it nobody can say.
      return mediaOf(isTransform(def.out) ? def.in : def.out);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return mediaOf(def.innerType);
    default:
      return null;
  }
}

const isTransform = (schema: Schema) => schema._zod.def.type === 'transform';

function ofFields(shape: Readonly<Record<string, Schema>>): Rewriting | null {
  const fields = Object.entries(shape).flatMap(([name, schema]): [string, Rewriting][] => {
    const rewriting = mediaOf(schema);
    return rewriting ? [[name, rewriting]] : [];
  });
  return fields.length > 0 ? rewriteFields(new Map(fields)) : null;
}

const ofEach = (rewriting: Rewriting | null) => rewriting && rewriteEach(rewriting);

/** One of several forms: what rewrites another finds nothing of its own in it. */
function inTurn(rewritings: readonly (Rewriting | null)[]): Rewriting | null {
  const [first, ...others] = rewritings.filter((one) => one !== null);
  if (!first) return null;
  return others.reduce(
    (before, after) => (value, rewrite) => after(before(value, rewrite), rewrite),
    first,
  );
}

/** The fields of an object that it is not known to have. */
function unknownMedia(fields: object): Rewriting {
  const names = new Set(Object.keys(fields));
  return rewriteFields((name) => (names.has(name) ? undefined : freeMedia));
}

/** Compiles what makes the JSON text of a call's answers, with public addresses of pictures, films and files. */
export function toWire(schema: z.core.$ZodType) {
  const rewriting = mediaOf(schema);
  return (answer: unknown, publicAddress: RewriteAddress): string =>
    JSON.stringify(rewriting ? rewriting(answer, publicAddress) : answer);
}

/** Compiles what turns the addresses of a call's requests back into those that are stored. */
export function fromWire<Schema extends z.core.$ZodType>(schema: Schema) {
  const rewriting = mediaOf(schema);
  return (input: z.output<Schema>, mediaAddress: PublicAddress): z.output<Schema> =>
    // A copy of the same form.
    rewriting ? (rewriting(input, mediaAddress) as z.output<Schema>) : input;
}
