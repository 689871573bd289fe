import { locateBinaries, reachableBinaries } from './binaries';
import { ensureCluster } from './cluster';
import { ensureRunning } from './ensure-running';
import { type Home, prepareHome } from './home';
import { readOrCreatePassword } from './password';
import { enterRunningServer, type Presence } from './presence';

/** The folders a server is made of. */
export interface ServerPlace {
  dataDir: string;
  projectDir: string;
  fallbackDir: string;
  log: (message: string) => void;
}

/** A server that this process has logged in to. */
export interface EnteredServer {
  home: Home;
  password: string;
  presence: Presence;
}

/** Logs in to the server of this place, after starting it where needed. Needs the start lock. */
export async function enterServer(
  place: ServerPlace,
  applicationName: string,
): Promise<EnteredServer> {
  const { dataDir, projectDir, fallbackDir, log } = place;
  const home = await prepareHome(dataDir, fallbackDir, log);
  const password = await readOrCreatePassword(home);
  const login = { password, applicationName };
  const running = await enterRunningServer(home, login);
  if (running) return { home, password, presence: running };

  const installed = await locateBinaries(projectDir);
  const binaries = await reachableBinaries(installed, home.user, fallbackDir, log);
  await ensureCluster(home, binaries);
  return { home, password, presence: await ensureRunning(home, binaries, login) };
}
