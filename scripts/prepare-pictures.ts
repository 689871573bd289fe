import { resolve } from 'node:path';
import { createLog } from '@/backend/base/log';
import { mediaPaths } from '@/backend/media/files';
import { preparePictures } from '@/backend/upkeep/prepare-pictures';
import { openShopDatabase } from './lib/open-shop-database';
import { UNFINISHED } from './lib/picture-process';
import { runScript } from './lib/run-command';

/** More than this and it leaves the rest to a process that begins small again. */
const MOST_BYTES = 400 * 1_048_576;

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
  try {
    const log = createLog({ level: database.config.logLevel });
    const paths = mediaPaths(resolve(database.config.dataDir, 'media'));
    await preparePictures({ db: database.shops.across.db, paths, log, isToStop });
    if (!isStopping && isToStop()) process.exitCode = UNFINISHED;
  } finally {
    await database.close();
    if (process.connected) process.disconnect();
  }
});
