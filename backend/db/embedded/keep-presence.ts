import { setTimeout as delay } from 'node:timers/promises';
import type { EnteredServer } from './enter-server';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

/** Stops watching and gives the server as it was entered last. */
interface PresenceKeeper {
  end(): Promise<EnteredServer>;
}

/** Enters the server again whenever our connection to it ends, until `end` is called. */
export function keepPresence(
  first: EnteredServer,
  enter: () => Promise<EnteredServer>,
  log: (message: string) => void,
): PresenceKeeper {
  let current = first;
  let isOver = false;
  let returning: Promise<void> = Promise.resolve();

  const comeBack = async () => {
    log('The connection to PostgreSQL is lost: looking for the server, or starting it again.');
    for (let pause = FIRST_PAUSE_MS; !isOver; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        current = await enter();
        log('PostgreSQL is back.');
        return watch();
      } catch (error) {
        log(`PostgreSQL is still away: ${String(error)}`);
        await delay(pause, undefined, { ref: false });
      }
    }
  };
  const watch = () => {
    current.presence.client.once('end', () => {
      if (!isOver) returning = comeBack();
    });
  };

  watch();
  return {
    end: async () => {
      isOver = true;
      await returning;
      return current;
    },
  };
}
