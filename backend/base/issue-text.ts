import type { z } from 'zod';
import * as messages from './messages';

type Issue = z.core.$ZodRawIssue;

/** Texts by the type that was expected; any other has no words of its own. */
const TYPES: Readonly<Record<string, string>> = {
  string: messages.mustBeText,
  number: messages.mustBeNumber,
  int: messages.mustBeWholeNumber,
  boolean: messages.mustBeTrueOrFalse,
  array: messages.mustBeList,
  object: messages.mustBeObject,
  record: messages.mustBeObject,
};

const FORMATS: Readonly<Record<string, string>> = {
  email: messages.mustBeEmail,
  url: messages.mustBeAddress,
  datetime: messages.mustBeMoment,
  date: messages.mustBeDay,
};

/** Returns what people are told of a field that breaks its schema, where the schema has no text of its own. */
export function issueText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return messages.isRequired;
      return TYPES[issue.expected] ?? messages.notValid;
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return FORMATS[issue.format] ?? messages.notAsWritten;
    case 'invalid_value':
      return messages.oneOf(issue.values.map(String).join(', '));
    case 'unrecognized_keys':
      return messages.unknownFields(issue.keys.join(', '));
    default:
      return messages.notValid;
  }
}

function tooSmall(origin: string, least: number): string {
  if (origin === 'string') {
    return least === 1 ? messages.isRequired : messages.atLeastCharacters(least);
  }
  return origin === 'array' ? messages.atLeastEntries(least) : messages.atLeast(least);
}

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return messages.atMostCharacters(most);
  return origin === 'array' ? messages.atMostEntries(most) : messages.atMost(most);
}
