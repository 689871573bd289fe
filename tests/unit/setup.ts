import { afterEach } from 'vitest';

// What only a document needs, where there is one.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // What opens on demand is fetched first; on a busy machine that takes longer than a second.
  configure({ asyncUtilTimeout: 15_000 });
  afterEach(cleanup);
}
