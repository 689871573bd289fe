import { environmentSchema } from '@/backend/base/config';

/**
 * Blanks every variable of the configuration, which counts as unset and keeps `.env` from having a say:
 * tests never reach a developer's own database, and run everywhere on the same settings.
 */
export function neutralEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, '']));
}
