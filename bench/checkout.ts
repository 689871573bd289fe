import { runScript } from '@/scripts/lib/run-script';
import { makeTemporaryFolder } from '@/tests/backend/test-server';
import { measureCheckout } from './lib/checkout-rows';
import { formatTable } from './lib/report';

/** What beginning a checkout takes, alone: `node --import tsx bench/checkout.ts`. */
await runScript(async () => {
  const folder = await makeTemporaryFolder();
  try {
    console.log(formatTable(await measureCheckout(folder.path)));
  } finally {
    await folder.remove();
  }
});
