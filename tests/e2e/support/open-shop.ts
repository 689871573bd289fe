import { neutralEnvironment } from '@/scripts/lib/neutral-environment';
import { spawnShop } from '@/scripts/lib/spawn-server';
import { makeTemporaryFolder } from '@/tests/backend/test-server';

/** Opens the real product once for all journeys: production build, its own database, the demo shops. */
export default async function openShop(): Promise<() => Promise<void>> {
  const folder = await makeTemporaryFolder();
  const environment = { ...neutralEnvironment(), PORT: '0', DATA_DIR: folder.path };
  const shop = await spawnShop(environment);
  Object.assign(process.env, { E2E_PORT: String(shop.port), E2E_DATA_DIR: folder.path });
  return async () => {
    await shop.stop();
    await folder.remove();
  };
}
