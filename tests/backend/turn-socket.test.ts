import { afterAll, expect, test, vi } from 'vitest';
import { TurnSocket } from '@/backend/db/shops/shop-databases';
import { SHOP_A } from './api/seed';
import { withTestDatabase } from './database';

const database = withTestDatabase();
const handedOver = vi.spyOn(TurnSocket.prototype as Required<TurnSocket>, '_writev');
afterAll(() => handedOver.mockRestore());

const connect = () => database.shops.ofShop(SHOP_A).pool.connect();
const statement = (value: number) => ({ text: 'SELECT $1::int AS value', values: [value] });

test('statements that are sent together are handed to the database together [S9.951]', async () => {
  const client = await connect();
  handedOver.mockClear();
  const sent = [1, 2, 3].map((value) => client.query(statement(value)));
  const answers = await Promise.all(sent).finally(() => client.release());
  expect(answers.map(({ rows }) => rows)).toEqual([1, 2, 3].map((value) => [{ value }]));
  expect(handedOver).toHaveBeenCalledOnce();
});

test('what is sent just before a connection ends is answered [S9.951]', async () => {
  const client = await connect();
  const answer = client.query(statement(5));
  client.release(true);
  expect((await answer).rows).toEqual([{ value: 5 }]);
});
