import { Socket } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { TurnSocket } from '@/backend/db/shops/turn-socket';
import { SHOP_A } from './api/seed';
import { withTestDatabase } from './database';

const database = withTestDatabase();
const { _writev: write } = Socket.prototype;
let timesHandedOver = 0;

beforeAll(() => {
  TurnSocket.prototype._writev = function (...given) {
    timesHandedOver += 1;
    write?.apply(this, given);
  };
});

const connect = () => database.shops.ofShop(SHOP_A).pool.connect();
const statement = (value: number) => ({ text: 'SELECT $1::int AS value', values: [value] });

test('statements that are sent together are handed to the database together [S9.951]', async () => {
  const client = await connect();
  timesHandedOver = 0;
  const sent = [1, 2, 3].map((value) => client.query(statement(value)));
  const answers = await Promise.all(sent).finally(() => client.release());
  expect(answers.map(({ rows }) => rows)).toEqual([1, 2, 3].map((value) => [{ value }]));
  expect(timesHandedOver).toBe(1);
});

test('what is sent just before a connection ends is answered [S9.951]', async () => {
  const client = await connect();
  const answer = client.query(statement(5));
  client.release(true);
  expect((await answer).rows).toEqual([{ value: 5 }]);
});
