import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createApp } from '@/backend/app';
import { backUp, openBackup, restore } from '@/backend/backup';
import { readConfig } from '@/backend/base/config';
import { createLog } from '@/backend/base/log';
import { readSecretKey } from '@/backend/base/secret-key';
import { createDatabase } from '@/backend/db/connection';
import { makeServices } from '@/backend/make-services';
import { createMediaStore } from '@/backend/media';
import type { AppParts } from '@/backend/services/services';
import { quickPasswords } from '../api/admin-session';
import { SECRET_KEY } from '../api/secret-key';
import { MEDIA_BASE } from '../api/test-app';
import { makeFolderOfRun, runStatement, urlOfDatabase } from '../test-server';

/** Database and folder of an installation. */
export interface Place {
  url: string;
  dataDir: string;
}

/** A database without rows, set up unless it is made from `template0`, and an empty folder. */
export async function makeEmptyPlace(from = inject('testServer').template): Promise<Place> {
  const { url, template } = inject('testServer');
  const name = `${template}_${randomBytes(8).toString('hex')}`;
  await runStatement(url, `CREATE DATABASE ${name} TEMPLATE ${from}`);
  return { url: urlOfDatabase(url, name), dataDir: await makeFolderOfRun() };
}

/** A database of a new user who owns it and may do nothing else: the roles are an administrator's to make. */
export async function makeOwnedPlace(serverUrl: string, name: string): Promise<Place> {
  for (const role of ['hemline_app', 'hemline_across']) {
    await runStatement(
      serverUrl,
      `DO $$ BEGIN CREATE ROLE ${role} NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
    );
  }
  await runStatement(serverUrl, `CREATE ROLE ${name} LOGIN PASSWORD 'x'`);
  await runStatement(serverUrl, `GRANT hemline_app, hemline_across TO ${name}`);
  await runStatement(serverUrl, `CREATE DATABASE ${name} TEMPLATE template0 OWNER ${name}`);
  const url = new URL(urlOfDatabase(serverUrl, name));
  if (url.host === '') url.searchParams.set('user', name);
  else url.username = name;
  if (url.host === '') url.searchParams.set('password', 'x');
  else url.password = 'x';
  return { url: url.href, dataDir: await makeFolderOfRun() };
}

/** Backs up an installation whose secret is that of the tests. */
export async function backUpFrom({ url, dataDir }: Place, path: string) {
  const { pool, close } = createDatabase(url, { role: 'backup', log: () => undefined });
  return backUp({ pool, dataDir, secretKey: SECRET_KEY, path }).finally(close);
}

export async function restoreInto(
  { url, dataDir }: Place,
  path: string,
  configuredSecretKey?: string,
) {
  const { pool, close } = createDatabase(url, { role: 'restore', log: () => undefined });
  const warnings: string[] = [];
  const warn = (line: string) => warnings.push(line);
  try {
    const backup = await openBackup(path);
    const restoring = restore(backup, { pool, dataDir, configuredSecretKey, warn });
    return { ...(await restoring.finally(backup.close)), warnings };
  } finally {
    await close();
  }
}

/** Opens an installation as a server does, with its own secret. */
export async function openInstallation(
  { url, dataDir }: Place,
  parts: Partial<Pick<AppParts, 'now'>> = {},
) {
  const log = createLog({ level: 'silent' });
  const database = createDatabase(url, { role: 'test', log: () => undefined });
  const { shops } = database;
  const media = await createMediaStore({ dir: join(dataDir, 'media'), shops, log });
  const secretKey = await readSecretKey(undefined, dataDir);
  const config = { ...readConfig({}), trustedProxies: 0 };
  const own = { secretKey, mediaBase: MEDIA_BASE, passwords: quickPasswords };
  const services = makeServices({ shops, media, config, log, ...own, ...parts });
  return { app: createApp(services), services, database, close: database.close };
}
