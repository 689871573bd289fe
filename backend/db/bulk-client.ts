import pg from 'pg';

/**
 * Gives work a connection on which statements, locks and silence may last: a pool ends what does, so this takes no
 * connection of it, and leaves it none of its settings.
 */
export async function withBulkClient<Result>(
  pool: pg.Pool,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...pool.options, query_timeout: 0 });
  // One that is lost fails what is asked next.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      'SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET idle_session_timeout = 0',
    );
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Does work in one transaction: all of it or nothing. */
export async function inTransaction<Result>(
  client: pg.ClientBase,
  work: () => Promise<Result>,
  { begin = 'BEGIN' }: { begin?: string } = {},
): Promise<Result> {
  await client.query(begin);
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A connection that is gone has rolled back by itself.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
