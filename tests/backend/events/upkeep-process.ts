import { tmpdir } from 'node:os';
import { readConfig } from '@/backend/base/config';
import { createLog } from '@/backend/base/log';
import { createDatabase } from '@/backend/db/connection';
import { makeServices } from '@/backend/make-services';
import { createMediaStore } from '@/backend/media';
import { runJobs } from '@/backend/upkeep';
import { SECRET_KEY } from '../api/secret-key';

/** Argument: database URL. Does the jobs of upkeep once, and is killed at it. */
const [, , databaseUrl = ''] = process.argv;
const log = createLog({ level: 'error' });
const { shops } = createDatabase(databaseUrl, { role: 'upkeep', log: () => undefined });
const media = await createMediaStore({ dir: tmpdir(), shops, log });
const config = readConfig({});
await runJobs(makeServices({ shops, media, log, config, secretKey: SECRET_KEY, mediaBase: '' }));
process.exit();
