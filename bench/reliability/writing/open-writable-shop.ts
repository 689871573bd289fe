import { randomUUID } from 'node:crypto';
import { openDatabase } from '@/backend/db/connection';
import { migrate } from '@/backend/db/migrate';
import { addPieces } from '@/bench/lib/pieces';
import { type SpawnedServer, spawnServer } from '@/tests/run/spawn-server';
import { type Comparison, compareWithSaved } from './compare';
import { startWriting, type WriteLoad } from './write-load';

export interface WritableOptions {
  /** What opens the app: `scripts/start.ts`, or the backend alone, which is sooner there. */
  script: string;
  /** Where that one serves the calls. */
  base: string;
  dataDir: string;
  /** Another server than the app's own. */
  databaseUrl?: string;
}

/** A shop in a process of its own that shoppers write to all the while. */
export interface WritableShop {
  readonly app: SpawnedServer;
  readonly load: WriteLoad;
  /** Opens it again, on the same port, after its process has ended. */
  reopen(): Promise<void>;
  /** Ends the writing and the app, and compares what was promised with what is stored. */
  end(): Promise<Comparison>;
}

const HOST = 'localhost';
const WARM_UP_WRITES = 5;

export async function openWritableShop(options: WritableOptions): Promise<WritableShop> {
  const { script, base, dataDir, databaseUrl } = options;
  const database: Parameters<typeof openDatabase>[0] = {
    dataDir,
    databaseUrl,
    role: 'bench',
    log: () => undefined,
  };
  const productIds = await prepare(database);
  const environment = {
    ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', DEMO_SHOPS: '0', LOG_LEVEL: 'silent' },
    // Shoppers say by a header where they come from, and so meet no limit.
    ...{ TRUSTED_PROXIES: '1', SECRET_KEY: randomUUID() },
  };
  let app = await spawnServer(script, environment);
  const { port } = app;
  const load = startWriting({ shop: { port, host: HOST }, base, productIds });
  await load.writesFromNow(WARM_UP_WRITES);
  return {
    load,
    get app() {
      return app;
    },
    reopen: async () => {
      app = await spawnServer(script, { ...environment, PORT: String(port) });
    },
    end: async () => {
      await load.stop().finally(app.stop);
      const { pool, close } = await openDatabase(database);
      return compareWithSaved(pool, load.sent).finally(close);
    },
  };
}

async function prepare(options: Parameters<typeof openDatabase>[0]): Promise<string[]> {
  const { db, pool, close } = await openDatabase(options);
  try {
    await migrate(pool);
    return await addPieces(db, HOST);
  } finally {
    await close();
  }
}
