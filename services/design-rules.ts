import * as z from 'zod/mini';
import {
  savedAnalyticsFields,
  savedContactFields,
  savedMetadataFields,
  savedOpeningFields,
  savedSettingsFields,
  savedShippingFields,
  savedThemeFields,
} from '@/core/model/saved-design.schema';

// As in browser-client.ts, which may come later.
z.config({ jitless: true });

const RULES: Readonly<Record<string, z.ZodMiniType>> = {
  ...savedContactFields,
  ...savedOpeningFields,
  ...savedAnalyticsFields,
  ...savedShippingFields,
  ...under('metadata', savedMetadataFields),
  ...under('settings', savedSettingsFields),
  ...under('settings.theme', savedThemeFields),
};

/** Validates a field of a shop's design: 'must be …' or null. It brings zod: reach it through `import()`. */
export const designProblem = (path: string, value: unknown): string | null =>
  RULES[path]?.safeParse(value)?.error?.issues[0]?.message ?? null;

function under(path: string, fields: Readonly<Record<string, z.ZodMiniType>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, rule]) => [`${path}.${name}`, rule]),
  );
}
