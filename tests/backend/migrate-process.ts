import { openDatabase } from '@/backend/db/connection';
import { migrate } from '@/backend/db/migrate';

/** Arguments: database URL, migrations folder. */
const [, , databaseUrl = '', folder = ''] = process.argv;
const database = await openDatabase({
  databaseUrl,
  dataDir: '/nowhere',
  role: 'migrate',
  log: console.error,
});
await migrate(database.pool, { folder }).finally(database.close);
