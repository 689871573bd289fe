import type pg from 'pg';

/**
 * Has the sizes of all pictures made again, whose files are gone: by whoever makes them ahead, who counts attempts and gives
 * up after some, so that those which went well count no more.
 */
export async function forgetSizes(client: pg.ClientBase): Promise<void> {
  await client.query(
    'UPDATE media SET sizes_made_at = NULL, sizes_try_at = now(), sizes_attempts = 0 WHERE sizes_made_at IS NOT NULL',
  );
}
