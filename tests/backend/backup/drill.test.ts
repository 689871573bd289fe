import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { enterActors } from '../../support/tenant-matrix/actors';
import { A, B } from '../../support/tenant-matrix/marked-shop';
import { seedShop } from '../../support/tenant-matrix/seed-shop';
import { quickPasswords } from '../api/admin-session';
import { withTestApp } from '../api/test-app';
import { type ExternalServer, makeExternalServer } from '../external-server';
import { takeTrips } from '../tenancy/trips';
import { makeFolderOfRun, runStatement, urlOfDatabase } from '../test-server';
import { type Contents, contentsOf, filesOf } from './compare';
import {
  backUpFrom,
  makeOwnedPlace,
  openInstallation,
  type Place,
  restoreInto,
} from './installation';
import { plainly, record, unsealed } from './recorded-calls';

/*
 * The drill: two shops with orders, pictures, disputes and sealed payment keys, backed up while calls write, restored into
 * another PostgreSQL (the system's, of another major, where it has one) by an owner who may do nothing else, from there
 * into ours again, and opened.
 */

const NOW = Date.now();
const now = () => NOW;
const testApp = withTestApp({ passwords: quickPasswords, now });
const { database } = testApp;
let dataDir: string;
let server: ExternalServer;
let headersOf: Awaited<ReturnType<typeof enterActors>>;
let elsewhere: Place;

beforeAll(async () => {
  for (const shop of [A, B]) await seedShop(database.db, testApp.services, shop);
  headersOf = await enterActors(testApp.app, database.db);
  dataDir = await makeFolderOfRun();
  await symlink(testApp.mediaDir, join(dataDir, 'media'));
  server = await makeExternalServer();
  await server.start();
  elsewhere = await makeOwnedPlace(server.url, 'elsewhere');
});
afterAll(() => server.stop());

/**
 * Writes to shop B until it is told to stop: by a call, and at once into two tables that a backup reads at its beginning
 * and at its end. Returns the number of times.
 */
function keepWriting() {
  let isOver = false;
  const run = async () => {
    let n = 0;
    for (; !isOver; n += 1) {
      const message = { name: `n${n}`, email: 'ada@x.example', message: 'Hello' };
      const answer = await testApp.post('/contact', message, { host: B.host });
      expect(answer.status).toBe(200);
      await database.pool.query(`WITH early AS (INSERT INTO availability_changes (template) VALUES ('t${n}'))
        INSERT INTO templates (name) VALUES ('t${n}')`);
    }
    return n;
  };
  const running = run();
  running.catch(() => undefined);
  return async () => {
    isOver = true;
    return running;
  };
}

const WRITTEN = ['contact_messages', 'domain_events', 'availability_changes', 'templates'];

/** The rows without those that were written meanwhile. */
const atRest = ({ rows }: Contents) =>
  Object.fromEntries(Object.entries(rows).filter(([table]) => !WRITTEN.includes(table)));

/** The numbers that were written into a table, in their order. */
const numbersIn = (rows: readonly string[] = []) =>
  rows
    .flatMap((row) => /\b[nt](\d+)\b/.exec(row)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other);

test('a shop backed up under load is restored elsewhere, row by row and file by file [S1.1550]', async () => {
  const file = join(await makeFolderOfRun(), 'under load.tar');
  const stop = keepWriting();
  const report = await backUpFrom({ url: database.url, dataDir }, file);
  const times = await stop();
  expect(report).toMatchObject({ missing: [] });
  const restored = await restoreInto(elsewhere, file);
  expect(restored).toMatchObject({ rows: report.rows, files: report.files, foreignTables: [] });

  const [here, there] = [await contentsOf(database.url), await contentsOf(elsewhere.url)];
  expect(atRest(there)).toEqual(atRest(here));
  expect(await filesOf(join(elsewhere.dataDir, 'media/originals'))).toEqual(
    await filesOf(join(testApp.mediaDir, 'originals')),
  );
  // One moment of the shop: what was written at once is there at once, without gaps, and not what came later.
  const early = numbersIn(there.rows.availability_changes);
  expect(early).toEqual([...early.keys()]);
  expect(numbersIn(there.rows.templates)).toEqual(early);
  expect(early.length).toBeLessThan(times);
  const messages = numbersIn(there.rows.contact_messages);
  expect(messages).toEqual([...messages.keys()]);
  expect(messages.length - early.length).toBeOneOf([0, 1]);
});

test('roles, policies and all that keeps rows together are there, for an owner who is no superuser [S6.1550]', async () => {
  const [here, there] = [await contentsOf(database.url), await contentsOf(elsewhere.url)];
  expect(there.schema).toEqual(here.schema);
  const policies = there.schema.filter((line) => line.startsWith('policy'));
  expect(policies.length).toBeGreaterThan(50);
  const { services, database: opened, close } = await openInstallation(elsewhere);
  const seenBy = async (pool: typeof opened.pool) =>
    (await pool.query('SELECT DISTINCT shop_id FROM orders WHERE shop_id IS NOT NULL')).rows.length;
  expect(await seenBy(services.shops.across.pool)).toBe(2);
  expect(await seenBy(services.shops.ofShop(A.id(1)).pool)).toBe(1);
  expect(await seenBy(services.shops.none.pool)).toBe(0);
  takeTrips();
  await close();
});

test('it goes from there into another PostgreSQL without tables of others, and its sequences go on [S1.1551]', async () => {
  const file = join(await makeFolderOfRun(), 'back again.tar');
  const ofAdministrator = urlOfDatabase(server.url, 'elsewhere');
  await runStatement(ofAdministrator, 'CREATE TABLE public.ledger (id int)');
  expect(await backUpFrom(elsewhere, file)).toMatchObject({ foreignTables: ['ledger'] });
  await runStatement(ofAdministrator, 'ALTER TABLE shops OWNER TO someone');
  await expect(backUpFrom(elsewhere, `${file}2`)).rejects.toThrow(/belong to another user/);
  await runStatement(ofAdministrator, 'ALTER TABLE shops OWNER TO elsewhere; DROP TABLE ledger');
  const again = await makeOwnedPlace(inject('testServer').url, `again_${process.pid}`);
  await restoreInto(again, file);
  const [there, last] = [await contentsOf(elsewhere.url), await contentsOf(again.url)];
  expect(last).toEqual(there);
  expect(await filesOf(join(again.dataDir, 'media/originals'))).toEqual(
    await filesOf(join(elsewhere.dataDir, 'media/originals')),
  );
});

test('a restored shop answers every call as before, and opens its payment keys [S1.1552]', async () => {
  const here = { app: testApp.app, services: testApp.services, headersOf };
  const opened = await openInstallation(elsewhere, { now });
  const there = { app: opened.app, services: opened.services, headersOf };
  const before = await record('GET', here);
  const after = await record('GET', there);
  expect(Object.keys(before).length).toBeGreaterThan(30);
  expect(unsealed(after)).toEqual(unsealed(before));
  const [written, writtenThere] = [await record('POST', here), await record('POST', there)];
  expect(plainly(writtenThere)).toEqual(plainly(written));
  await opened.close();
});
