import { inject } from 'vitest';
import { programOf } from '../support/build-programs';

/** What backend tests start in processes of their own, built once for all of them. */
export const PROGRAMS = [
  'scripts/admin.ts',
  'scripts/backend.ts',
  'scripts/import.ts',
  'scripts/shop.ts',
  'tests/backend/migrate-process.ts',
  'tests/backend/checkout/shop-process.ts',
  'tests/backend/embedded/app-process.ts',
  'tests/backend/embedded/lock-process.ts',
] as const;

/** The file to start one of them by. */
export const program = (source: (typeof PROGRAMS)[number]) => programOf(inject('programs'), source);
