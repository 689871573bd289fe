import { z } from 'zod';
import { text } from '@/core/model/field-rules.schema';
import { readSynonyms } from '@/core/rules/search/synonyms';
import { isAddress } from '@/core/values/host';
import { asciiHost } from './ascii-host';

const MAX_HOST_LENGTH = 253;
const HOST_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** A host as the Host header names it: lower case, international names in their ASCII form, no port. */
export const hostSchema = z
  .string()
  .transform(asciiHost)
  .refine(isHostName, 'must be a host name such as shop.example, without scheme, port or path');

function isHostName(host: string): boolean {
  const labels = host.split('.');
  const isNumeric = /^\d+$/.test(labels.at(-1) ?? '');
  const isName = labels.every((label) => HOST_LABEL.test(label));
  return isName && !isNumeric && !isAddress(host) && host.length <= MAX_HOST_LENGTH;
}

/** The name of a catalogue. */
export const templateSchema = z
  .string({ error: 'must be given' })
  .regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'must be 1 to 40 of a-z, 0-9, - and _');

/** Words that mean the same in a search. */
export const synonymsSchema = text(200).check(
  z.refine(
    (value) => readSynonyms([value]).length > 0,
    'must be wordings that mean the same, such as hoody = hoodie',
  ),
);
