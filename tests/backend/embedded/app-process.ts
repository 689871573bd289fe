import { openDatabase } from '@/backend/db/connection';

/**
 * An app as far as the database is concerned: opens it, prints one JSON line, closes it on SIGTERM
 * and SIGINT. `user` is an account to become first, for good.
 */
interface AppOptions {
  dataDir: string;
  projectDir: string;
  fallbackDir: string;
  role: string;
  user?: { uid: number; gid: number };
}

function become({ uid, gid }: { uid: number; gid: number }): void {
  process.setgroups?.([]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

const options: AppOptions = JSON.parse(process.argv[2] ?? '{}');
if (options.user) become(options.user);

const database = await openDatabase({ ...options, log: (message) => console.error(message) });
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void database.close().then(() => process.exit(0)));
}
const answer = await database.pool.query<{ server: number }>(
  "SELECT split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int AS server",
);
console.info(JSON.stringify({ server: answer.rows[0]?.server, uid: process.geteuid?.() }));
