import { makeTemporaryFolder } from '@/tests/backend/test-server';
import { type SpawnedServer, spawnShop } from '@/tests/run/spawn-server';
import { TELLS_MEMORY } from '../lib/heap-in-use';

/** Runs a trial against the demo shops, opened as `npm start` does in a folder of their own, which it is told. */
export async function withShop<Result>(
  environment: Record<string, string>,
  run: (shop: SpawnedServer, dataDir: string) => Promise<Result>,
): Promise<Result> {
  const folder = await makeTemporaryFolder();
  try {
    const shop = await spawnShop({
      ...TELLS_MEMORY,
      ...{ DATA_DIR: folder.path, LOG_LEVEL: 'error' },
      // Requests say by a header which address they come from, and so meet no limit.
      TRUSTED_PROXIES: '1',
      ...environment,
    });
    return await run(shop, folder.path).finally(shop.stop);
  } finally {
    await folder.remove();
  }
}
