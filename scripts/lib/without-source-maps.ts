/**
 * Loads something while Node keeps no source maps. It keeps those of whatever is loaded, which of Next
 * and of what pages are made with are a sixth of the heap; Next finds those of its chunks by itself when something
 * fails in them.
 */
export async function withoutSourceMaps<Result>(load: () => Promise<Result>): Promise<Result> {
  process.setSourceMapsEnabled(false);
  try {
    return await load();
  } finally {
    process.setSourceMapsEnabled(true);
  }
}
