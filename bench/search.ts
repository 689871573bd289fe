import { neutralEnvironment } from '@/scripts/lib/neutral-environment';
import { runScript } from '@/scripts/lib/run-script';
import { makeTemporaryFolder } from '@/tests/backend/test-server';
import { formatTable } from './lib/report';
import { measureSearch } from './lib/search-rows';

/** The figures of the search alone. */
await runScript(async () => {
  Object.assign(process.env, neutralEnvironment());
  const folder = await makeTemporaryFolder();
  try {
    console.log(formatTable(await measureSearch(folder.path)));
  } finally {
    await folder.remove();
  }
});
