import { openGround } from '@/bench/reliability/fuzz/open-ground';
import { countOf, runFuzz } from '@/bench/reliability/fuzz/run-fuzz';
import { addOwnShop } from './support/own-shop';
import { DEMO_ADMIN, SHOP_HOSTS } from './support/shops';
import { expect, test } from './support/test';

test.setTimeout(180_000);

const REQUESTS = 600;
const SEED = 2;

test('requests to every call and page, damaged in every way, are answered and never by a 500 [S7.850]', async () => {
  await addOwnShop('fuzzed');
  await addOwnShop('unfuzzed');
  const port = Number(process.env.E2E_PORT);
  const hosts = { host: SHOP_HOSTS.fuzzed, foreignHost: SHOP_HOSTS.unfuzzed };
  const ground = await openGround({ port, ...hosts, admin: DEMO_ADMIN });
  const tally = await runFuzz({ ground, port, seed: SEED, first: 0, end: REQUESTS });

  expect(tally.failures).toEqual([]);
  const among = (least: number, below: number) =>
    countOf(tally, (ending) => typeof ending === 'number' && ending >= least && ending < below);
  // Some get past every check, and some through none.
  expect(among(200, 400)).toBeGreaterThan(REQUESTS / 10);
  expect(among(400, 500)).toBeGreaterThan(REQUESTS / 10);
});
