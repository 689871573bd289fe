import { z } from 'zod';
import { issueText } from '../../base/issue-text';
import * as messages from './messages';

interface FieldProblem {
  /** The field as it is set, such as `settings.theme.accent`. */
  field: string;
  message: string;
}

/** Invalid fields of a shop; nothing has changed. The message lists every problem. */
export class ShopFieldsError extends Error {
  override readonly name = 'ShopFieldsError';

  constructor(readonly problems: readonly FieldProblem[]) {
    super(problems.map(({ field, message }) => `${field}: ${message}`).join('\n'));
  }
}

export class NoSuchShopError extends Error {
  override readonly name = 'NoSuchShopError';

  constructor(host: string) {
    super(messages.noShop(host));
  }
}

/** Checks input, of a shop unless something else is named, against its schema. @throws ShopFieldsError */
export function parseFields<Schema extends z.core.$ZodType>(
  schema: Schema,
  input: unknown,
  owner = 'a shop',
): z.output<Schema> {
  const parsed = z.safeParse(schema, input, { error: issueText });
  if (parsed.success) return parsed.data;
  throw new ShopFieldsError(parsed.error.issues.flatMap((issue) => toProblems(issue, owner)));
}

function toProblems(issue: z.core.$ZodIssue, owner: string): FieldProblem[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...path, key].join('.'),
      message: messages.unknownField(owner),
    }));
  }
  return [{ field: path.join('.'), message: issue.message }];
}
