import { resolve } from 'node:path';
import { createApp } from './app';
import { type Config, readConfig } from './base/config';
import { loadEnvironment } from './base/env-file';
import { explainFolder } from './base/explain-folder';
import { createLog, type Log } from './base/log';
import { watchPools } from './base/metrics';
import { readSecretKey } from './base/secret-key';
import type { Database } from './db/connection';
import { openMigrated } from './db/open-migrated';
import { createMailer } from './mail';
import { makeServices } from './make-services';
import { createMediaStore, type MediaStore } from './media';
import { nameEdition } from './name-edition';
import { processSanitizer } from './sanitizer';
import type { Services } from './services/services';

export interface Backend {
  app: ReturnType<typeof createApp>;
  services: Services;
  shops: Database['shops'];
  media: MediaStore;
  config: Config;
  log: Log;
  /** Closes all that was opened: e-mails on their way are waited for, then the database goes. */
  close(): Promise<void>;
}

export interface BackendOptions {
  role?: string;
  mediaBase: string;
  /** Port for the addresses of its own pages; PORT by default. */
  port?: number;
  /** Names the program; without it entity tags are those of this start alone, as where sources change while it runs. */
  build?: string | undefined;
  /** The program of the threads that take contents apart; without it that is done at once. */
  sanitizerProgram?: string;
}

/** Opens and migrates the database, and puts everything together. @throws Error with all problems of the environment. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  loadEnvironment();
  const read = readConfig();
  const config = { ...read, port: options.port ?? read.port };
  const log = createLog({ level: config.logLevel });
  const { databaseUrl, dataDir } = config;
  const database = await openMigrated({
    databaseUrl,
    dataDir,
    role: options.role ?? 'shop',
    log: (message) => log.info(message),
    warn: (message) => log.warn(message),
  });
  try {
    return await assemble(database, config, log, options);
  } catch (error) {
    await database.close();
    throw explainFolder(error, dataDir);
  }
}

async function assemble(
  database: Database,
  config: Config,
  log: Log,
  { mediaBase, build, sanitizerProgram }: BackendOptions,
) {
  const { shops } = database;
  watchPools(shops.pools);
  const media = await createMediaStore({
    dir: resolve(config.dataDir, 'media'),
    hosts: config.importHosts,
    shops,
    log,
  });
  const secretKey = await readSecretKey(config.secretKey, config.dataDir);
  const mailer = createMailer({ ...config.mail, dataDir: config.dataDir, log });
  const edition =
    build === undefined
      ? undefined
      : await nameEdition({ build, config, mediaBase, secretKey, pool: shops.directory });
  const own = { ...(edition !== undefined && { edition }), mailer, mediaBase, secretKey };
  const sanitizer = processSanitizer(sanitizerProgram);
  const parts = { shops, media, config, log, sanitizer, ...own };
  const services = makeServices(parts);
  const close = async () => {
    await mailer.close();
    await database.close();
  };
  return { app: createApp(services), services, shops, media, config, log, close };
}
