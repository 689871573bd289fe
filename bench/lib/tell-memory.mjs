import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Loaded before a server by `node --import`: on SIGUSR2 it collects its garbage and prints what is left. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', async () => {
  // What finalisers let go of is collected by the next round.
  for (let round = 0; round < 3; round += 1) {
    collect();
    await new Promise(setImmediate);
  }
  console.log(`heap in use: ${process.memoryUsage().heapUsed}`);
});
