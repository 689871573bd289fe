import { resolve } from 'node:path';
import { createLog } from '@/backend/base/log';
import { mediaPaths } from '@/backend/media/files';
import { preparePictures } from '@/backend/upkeep/prepare-pictures';
import { openShopDatabase } from './lib/open-shop-database';
import { UNFINISHED } from './lib/picture-process';
import { runScript } from './lib/run-command';

/** More than this and it leaves the rest to a process that begins small again. */
const MOST_BYTES = 400 * 1_048_576;
/** Any number will do, as long as nothing else of the app locks it. */
const LOCK = 512_990_411;

/**
 * Makes the sizes of pictures ahead: a server starts it beside itself (`lib/picture-process.ts`), and where several share
 * a database one of theirs is at it.
 */
await runScript(async () => {
  let isStopping = false;
  const stop = () => {
    isStopping = true;
  };
  // Whoever started it is gone, with or without a word.
  process.on('SIGTERM', stop).on('SIGINT', stop).on('disconnect', stop);
  const isToStop = () => isStopping || process.memoryUsage.rss() > MOST_BYTES;

  const database = await openShopDatabase('pictures');
  const owner = await database.pool.connect();
  try {
    const { rows } = await owner.query('SELECT pg_try_advisory_lock($1) AS is_ours', [LOCK]);
    if (!rows[0]?.is_ours) return;
    const log = createLog({ level: database.config.logLevel });
    const paths = mediaPaths(resolve(database.config.dataDir, 'media'));
    await preparePictures({ db: database.shops.across.db, paths, log, isToStop });
    if (!isStopping && isToStop()) process.exitCode = UNFINISHED;
  } finally {
    owner.release(true);
    await database.close();
    if (process.connected) process.disconnect();
  }
});
