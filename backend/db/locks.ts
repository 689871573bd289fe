/** Advisory locks of an installation, held in its database. Any numbers, as long as they never change. */
export const LOCKS = {
  /** Migrations, a restore, and a backup until its tables are locked. */
  migrate: 4_861_304,
  /** Demo shops being put in, and a restore. */
  seed: 748_291_203,
  /** A backup: one at a time. */
  backUp: 620_418_557,
  /** Files stay while a backup holds this, which names them and has still to read them; removals share it. */
  removeFiles: 620_418_558,
} as const;
