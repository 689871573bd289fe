import { makeFolderOfRun } from '@/tests/backend/test-server';
import { neutralEnvironment } from '@/tests/run/neutral-environment';
import { spawnCommand } from '@/tests/run/spawn-command';
import { spawnShop } from '@/tests/run/spawn-server';
import { startProviders } from './provider-stand-ins';
import { DEMO_ADMIN, METRICS_TOKEN, SHOP_HOSTS } from './shops';

const ODD_PRODUCTS = 'tests/fixtures/e2e/odd-products.csv';

/** Settings that shops of the specification have, in place of those that a new one begins with. */
const SPEC_DEFAULTS = ['opening=open', 'settings.realMerchandising=false'];

/**
 * Opens the real product once for all journeys: production build, its own database, the demo shops, and one more shop
 * that is added and filled while it runs. Where the run has started the shop before, it goes on with those data.
 * Payment providers stand on this machine too.
 */
export default async function openShop(): Promise<() => Promise<void>> {
  const dataDir = process.env.FIRST_DATA_DIR ?? (await makeFolderOfRun());
  const providers = await startProviders();
  const environment = {
    ...neutralEnvironment(),
    ...providers.environment,
    PORT: '0',
    DATA_DIR: dataDir,
    // Journeys say by a header which address they come from.
    TRUSTED_PROXIES: '1',
    // What is made ahead would take the machine from the journeys.
    PICTURES_AHEAD: '0',
    METRICS_TOKEN,
    ADMIN_EMAIL: DEMO_ADMIN.email,
    ADMIN_PASSWORD: DEMO_ADMIN.password,
  };
  const shop = await spawnShop(environment);
  const close = async () => {
    await shop.stop();
    await providers.close();
  };
  try {
    const odd = ['--host', SHOP_HOSTS.odd, '--template', 'odd', ...SPEC_DEFAULTS];
    await spawnCommand('shop', ['add', ...odd], environment);
    await spawnCommand('import', ['--shop', SHOP_HOSTS.odd, ODD_PRODUCTS], environment);
  } catch (error) {
    await close();
    throw error;
  }
  Object.assign(process.env, {
    E2E_PORT: String(shop.port),
    E2E_DATA_DIR: dataDir,
    E2E_PROVIDERS: providers.control,
  });
  return close;
}
