import { sendMails } from '../domain/mail';
import { metrics } from '../metrics';
import type { Services } from '../services';
import { checkPayments } from './check-payments';
import { countAvailability } from './count-availability';
import { forgetOld } from './forget-old';
import { payRefunds } from './pay-refunds';

const EVERY_MS = 15_000;

/** What is done beside the calls, each by itself: one that fails keeps no other from being done. */
const JOBS = { checkPayments, payRefunds, sendMails, countAvailability, forgetOld } as const;

/**
 * Does what no call does, again and again: asks about silent payments, gives money back, forgets. Several
 * processes may do it at once. Gives back what ends it, once the jobs under way are done.
 */
export function startUpkeep(services: Services): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    underWay = runJobs(services).finally(() => {
      isBusy = false;
    });
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

/** Does every job once, side by side: a slow provider keeps no mail waiting. */
export async function runJobs(services: Services): Promise<void> {
  const run = async ([name, job]: [string, (services: Services) => Promise<unknown>]) => {
    try {
      await job(services);
      metrics().jobs.inc({ job: name, result: 'done' });
    } catch (error) {
      metrics().jobs.inc({ job: name, result: 'failed' });
      services.log.warn('a job failed', { job: name, error });
    }
  };
  await Promise.all(Object.entries(JOBS).map(run));
}
