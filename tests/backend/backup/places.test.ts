import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '@/backend/base/config';
import { createDatabase } from '@/backend/db/connection';
import { LOCKS } from '@/backend/db/locks';
import { migrate } from '@/backend/db/migrate';
import { forgetUploads } from '@/backend/domain/uploads/forget-uploads';
import { nameEdition } from '@/backend/name-edition';
import { hasPicturesDue } from '@/backend/upkeep/prepare-pictures';
import { SECRET_KEY } from '../api/secret-key';
import { SHOP_A, seedShops } from '../api/seed';
import { withTestApp } from '../api/test-app';
import { makePicture } from '../media/pictures';
import { migrationsBefore } from '../migrations-folder';
import { makeFolderOfRun } from '../test-server';
import { contentsOf } from './compare';
import { backUpFrom, makeEmptyPlace, type Place, restoreInto } from './installation';

const testApp = withTestApp();
let from: Place;
let file: string;

beforeAll(async () => {
  await seedShops(testApp.database.db);
  from = { url: testApp.database.url, dataDir: await makeFolderOfRun() };
  await mkdir(join(from.dataDir, 'outbox'));
  await writeFile(join(from.dataDir, 'outbox/2026-01-01T00-00-00.000Z order-1.eml'), 'Subject: Hi');
  await writeFile(join(from.dataDir, 'outbox/half.eml.part'), 'Sub');
  // What people leave there, which no restore takes.
  await writeFile(join(from.dataDir, 'outbox/copy (1).eml'), 'Subject: Hi');
  await mkdir(join(from.dataDir, 'outbox/old.eml'));
  file = join(await makeFolderOfRun(), 'shop.tar');
  await backUpFrom(from, file);
});

/** A connection of this name, until the test is over. */
async function connect(url: string, application_name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe('a restore', () => {
  test('keeps e-mails and secret, each for the owner alone [S1.1553]', async () => {
    const place = await makeEmptyPlace();
    expect(await restoreInto(place, file)).toMatchObject({ files: 1 });
    const outbox = join(place.dataDir, 'outbox');
    const [mail = '', ...others] = await readdir(outbox);
    expect(others).toEqual([]);
    expect(await readFile(join(outbox, mail), 'utf8')).toBe('Subject: Hi');
    expect(await readFile(join(place.dataDir, 'secret.key'), 'utf8')).toBe(SECRET_KEY);
    const paths = [file, outbox, join(outbox, mail), join(place.dataDir, 'secret.key')];
    const modes = paths.map(async (path) => ((await stat(path)).mode & 0o777).toString(8));
    expect(await Promise.all(modes)).toEqual(['600', '700', '600', '600']);
  });

  test('leaves the secret to the environment that has it, and takes no other [S1.1553]', async () => {
    const place = await makeEmptyPlace();
    await expect(restoreInto(place, file, 'x'.repeat(40))).rejects.toThrow(
      /secret key in SECRET_KEY is not that of the backup/,
    );
    await restoreInto(place, file, SECRET_KEY);
    expect(await readdir(place.dataDir)).not.toContain('secret.key');
  });

  test('has the sizes of pictures made again, however often they were made before [S1.1681]', async () => {
    const source = await makeEmptyPlace();
    await restoreInto(source, file);
    const seen = await connect(source.url, 'psql');
    await seen.query(`
      INSERT INTO media (key, content_type, width, height, bytes, sha256, sizes_made_at, sizes_attempts)
      VALUES ('photo.webp', 'image/webp', 1, 1, 1, '', now(), 3)`);
    const path = join(await makeFolderOfRun(), 'shop.tar');
    await backUpFrom(source, path);
    const place = await makeEmptyPlace();
    await restoreInto(place, path);
    const { db, close } = createDatabase(place.url, { role: 'test', log: () => undefined });
    expect(await hasPicturesDue(db).finally(close)).toBe(true);
  });

  test('into tables that were emptied gives no tag of what they held [S2.1622]', async () => {
    const place = await makeEmptyPlace();
    await restoreInto(place, file);
    const { pool, close } = createDatabase(place.url, { role: 'psql', log: () => undefined });
    const config = { ...readConfig({}), cdn: undefined };
    const own = { build: '', config, mediaBase: '', secretKey: SECRET_KEY, pool };
    const before = await nameEdition(own);
    expect(await nameEdition(own)).toBe(before);
    const tables = Object.keys((await contentsOf(place.url)).rows);
    await pool.query(`TRUNCATE ${tables.join(', ')}`);
    await pool.query("SET application_name = 'psql'");
    await restoreInto({ url: place.url, dataDir: await makeFolderOfRun() }, file);
    expect(await nameEdition(own).finally(close)).not.toBe(before);
  });

  test('refuses a place where anything is already, and changes nothing [S8.1555]', async () => {
    const empty = await makeEmptyPlace();
    await restoreInto(empty, file);
    const before = await contentsOf(empty.url);
    const again = { url: empty.url, dataDir: await makeFolderOfRun() };
    await expect(restoreInto(again, file)).rejects.toThrow(
      /is not empty: there are rows in .*shops/,
    );
    await expect(restoreInto(empty, file)).rejects.toThrow(/There are files in .*outbox/);
    expect(await contentsOf(empty.url)).toEqual(before);
    expect(await readdir(again.dataDir)).toEqual([]);
  });

  test('refuses a folder with another secret, and a database of something else [S8.1555]', async () => {
    const place = await makeEmptyPlace('template0');
    await writeFile(join(place.dataDir, 'secret.key'), 'y'.repeat(40));
    await expect(restoreInto(place, file)).rejects.toThrow(
      /secret key of .* is not that of the backup/,
    );
    const foreign = { url: place.url, dataDir: await makeFolderOfRun() };
    const client = await connect(place.url, 'psql');
    await client.query('CREATE TABLE ledger (id int)');
    await expect(restoreInto(foreign, file)).rejects.toThrow(
      /has a table ledger, and not from Hemline/,
    );
    expect(Object.keys((await contentsOf(place.url)).rows)).toEqual(['ledger']);
  });

  test('refuses a database on which Hemline runs [S8.1556]', async () => {
    const place = await makeEmptyPlace();
    const server = await connect(place.url, 'hemline:shop:1');
    await expect(restoreInto(place, file)).rejects.toThrow(
      /running on this database \(hemline:shop:1\)/,
    );
    await server.query("SET application_name = 'psql'");
    await restoreInto(place, file);
  });

  test('two at once: one is done, the other refused [S8.1556]', async () => {
    const place = await makeEmptyPlace();
    const both = await Promise.allSettled([restoreInto(place, file), restoreInto(place, file)]);
    const outcomes = both.map(({ status }) => status).sort();
    expect(outcomes).toEqual(['fulfilled', 'rejected']);
    expect((await contentsOf(place.url)).rows).toEqual((await contentsOf(from.url)).rows);
    expect(await readdir(join(place.dataDir, 'outbox'))).toHaveLength(1);
  });

  test('of two at once into one folder and two databases, one is done and the other refused [S8.1556]', async () => {
    const [one, other] = [await makeEmptyPlace(), await makeEmptyPlace()];
    const places = [one, { ...other, dataDir: one.dataDir }];
    const both = await Promise.allSettled(places.map((place) => restoreInto(place, file)));
    const refused = both.find((outcome) => outcome.status === 'rejected');
    expect(String(refused?.reason)).toContain('There are files in ');
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
  });
});

test('a backup from before later migrations is restored, without tables of others, and has them then [S1.1554]', async () => {
  const old = await makeEmptyPlace('template0');
  const { pool, close } = createDatabase(old.url, { role: 'test', log: () => undefined });
  await migrate(pool, { folder: await migrationsBefore('size_guides') });
  await pool.query("INSERT INTO templates (name) VALUES ('linen')");
  await pool.query("INSERT INTO shops (host, template) VALUES ('old.example', 'linen')");
  await pool.query('CREATE TABLE ledger (id serial)');
  await pool.query('INSERT INTO ledger DEFAULT VALUES');
  await close();
  const path = join(await makeFolderOfRun(), 'old.tar');
  await backUpFrom(old, path);
  const place = await makeEmptyPlace('template0');
  expect(await restoreInto(place, path)).toMatchObject({ foreignTables: ['ledger'], rows: 2 });
  const [then, today] = [await contentsOf(place.url), await contentsOf(from.url)];
  expect(then.schema).toEqual(today.schema);
  expect(then.rows.shops).toHaveLength(1);
  const setUp = await makeEmptyPlace();
  await expect(restoreInto(setUp, path)).rejects.toThrow(/a Hemline that is newer than the backup/);
});

describe('a backup', () => {
  test('is made one at a time, and leaves a file of its name alone until it is whole [S8.1557]', async () => {
    const folder = await makeFolderOfRun();
    const path = join(folder, 'shop.tar');
    await writeFile(path, 'the one before');
    // Of a process that was killed, whose number this one has now.
    const left = `.hemline-backup-${process.pid}.part`;
    await writeFile(join(folder, left), '');
    const other = await connect(from.url, 'psql');
    await other.query('SELECT pg_advisory_lock($1)', [LOCKS.backUp]);
    await expect(backUpFrom(from, path)).rejects.toThrow(/Another backup of this installation/);
    expect(await readFile(path, 'utf8')).toBe('the one before');
    await other.query('SELECT pg_advisory_unlock($1)', [LOCKS.backUp]);
    await backUpFrom(from, path);
    expect((await stat(path)).size).toBeGreaterThan(10_000);
    expect((await readdir(folder)).sort()).toEqual([left, 'shop.tar']);
  });

  test('that begins while a migration writes a table anew has its rows [S8.1680]', async () => {
    const path = join(await makeFolderOfRun(), 'shop.tar');
    const migrating = await connect(from.url, 'psql');
    await migrating.query('SELECT pg_advisory_lock($1)', [LOCKS.migrate]);
    await migrating.query('BEGIN');
    await migrating.query('ALTER TABLE shops ADD COLUMN later float DEFAULT random()');
    const backingUp = backUpFrom(from, path);
    const waiting = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const isWaiting = async () => (await testApp.database.pool.query(waiting)).rowCount === 1;
    await expect.poll(isWaiting).toBe(true);
    await migrating.query('COMMIT');
    await migrating.query('SELECT pg_advisory_unlock($1)', [LOCKS.migrate]);
    const { rows } = await backingUp;
    await testApp.database.pool.query('ALTER TABLE shops DROP COLUMN later');
    expect(rows).toBe((await backUpFrom(from, path)).rows);
  });

  test('tells of a database without a shop, and of pictures that are gone or altered [S8.1558]', async () => {
    const folder = await makeFolderOfRun();
    const empty = await makeEmptyPlace('template0');
    const path = join(folder, 'shop.tar');
    await expect(backUpFrom(empty, path)).rejects.toThrow(/There is no Hemline in this database/);
    const picture = { shopId: SHOP_A, contentType: 'image/webp', width: 1, height: 1 };
    const data = await makePicture('webp');
    for (const key of ['gone.webp', 'rusty.webp', 'whole.webp']) {
      await testApp.media.saveOriginal({ ...picture, key, data });
    }
    const place = { url: from.url, dataDir: folder };
    const originals = join(folder, 'media/originals');
    await mkdir(originals, { recursive: true });
    await writeFile(join(originals, 'rusty.webp'), 'rust');
    await writeFile(join(originals, 'whole.webp'), data);
    const report = await backUpFrom(place, path);
    expect(report).toMatchObject({ files: 2, missing: ['gone.webp'], altered: ['rusty.webp'] });
  });

  test('keeps uploads that nobody claimed from being removed meanwhile [S8.1559]', async () => {
    const upload = async () => {
      const body = new FormData();
      body.append('file', new File([new Uint8Array(await makePicture('png'))], 'a.png'));
      const headers = { host: 'localhost' };
      expect(
        (await testApp.app.request('/uploads', { method: 'POST', body, headers })).status,
      ).toBe(200);
    };
    const originals = async () => (await readdir(join(testApp.mediaDir, 'originals'))).length;
    await upload();
    const there = await originals();
    await testApp.database.pool.query("UPDATE uploads SET created_at = now() - interval '2 days'");
    const backingUp = await connect(from.url, 'psql');
    await backingUp.query('SELECT pg_advisory_lock($1)', [LOCKS.removeFiles]);
    await forgetUploads(testApp.services);
    expect(await originals()).toBe(there);
    await backingUp.query('SELECT pg_advisory_unlock($1)', [LOCKS.removeFiles]);
    await forgetUploads(testApp.services);
    expect(await originals()).toBe(there - 1);
  });
});
