import { sql } from 'drizzle-orm';
import { metrics } from '../base/metrics';
import { availabilityChanges, templates } from '../db/schema';
import { countBestsellers } from '../domain/catalogue/bestsellers';
import { sendMails } from '../domain/mail';
import { summariseDays } from '../domain/notifications';
import { mailRestocked } from '../domain/restock/mail-restocked';
import { forgetUploads } from '../domain/uploads/forget-uploads';
import type { Services } from '../services/services';
import { checkPayments, payRefunds } from './check-payments';
import { forgetOld } from './forget-old';
import { handleEvents } from './handle-events';
import { sanitizeContents } from './sanitize-contents';
import { upgradeLayouts } from './upgrade-layouts';

type Job = (services: Services) => Promise<unknown>;
/** Jobs that run in turn. */
type Line = Readonly<Record<string, Job>>;

/** Jobs beside the calls: mails that events and stock ask for are sent at once, for somebody waits for them. */
const TURNS: readonly { everyMs: number; lines: readonly Line[] }[] = [
  { everyMs: 4_000, lines: [{ handleEvents, mailRestocked, sendMails }] },
  {
    everyMs: 15_000,
    lines: [
      { checkPayments },
      { payRefunds },
      { countAvailability },
      { countSales },
      { summariseDays },
      { forgetOld, forgetUploads },
      { sanitizeContents },
    ],
  },
];

/**
 * Does the jobs again and again, and upgrades layouts once, beside other processes. Returns a function that ends it, once
 * the jobs under way are done.
 */
export function startUpkeep(services: Services): () => Promise<void> {
  const upgrading = runJob(services, 'upgradeLayouts', upgradeLayouts);
  const ends = TURNS.map(({ everyMs, lines }) => repeat(() => runLines(services, lines), everyMs));
  return async () => {
    await Promise.all([upgrading, ...ends.map((end) => end())]);
  };
}

/** Does some work every so often, unless it is still under way. Returns a function that ends it, once it is done. */
function repeat(work: () => Promise<void>, everyMs: number): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    underWay = work().finally(() => {
      isBusy = false;
    });
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}

/** Does every job once. */
export const runJobs = (services: Services): Promise<void> =>
  runLines(
    services,
    TURNS.flatMap(({ lines }) => lines),
  );

/** Runs lines beside each other: a slow provider keeps no other job waiting. */
async function runLines(services: Services, lines: readonly Line[]): Promise<void> {
  const run = async (line: Line) => {
    for (const [name, job] of Object.entries(line)) await runJob(services, name, job);
  };
  await Promise.all(lines.map(run));
}

async function runJob(services: Services, name: string, job: Job): Promise<void> {
  try {
    await job(services);
    metrics().jobs.inc({ job: name, result: 'done' });
  } catch (error) {
    metrics().jobs.inc({ job: name, result: 'failed' });
    services.log.warn('a job failed', { job: name, error });
  }
}

/** An hour: pages of a shop are made anew no more often because of what sells. */
const SALES_MS = 60 * 60_000;
/** Time of the last count per database: each process counts, and finds little to write. */
const salesCounted = new WeakMap<Services['shops'], number>();

async function countSales({ shops, now }: Pick<Services, 'shops' | 'now'>): Promise<void> {
  if (now() - (salesCounted.get(shops) ?? Number.NEGATIVE_INFINITY) < SALES_MS) return;
  salesCounted.set(shops, now());
  await countBestsellers(shops.across.db, now());
}

/**
 * Counts changes of availability into the revisions of their catalogues, whose sum stays what it is; a catalogue that is
 * being written waits for the next time.
 */
async function countAvailability({ shops }: Pick<Services, 'shops'>): Promise<void> {
  await shops.across.db.execute(sql`
    WITH free AS (
      SELECT name FROM ${templates}
      WHERE name IN (SELECT template FROM ${availabilityChanges})
      FOR NO KEY UPDATE SKIP LOCKED
    ), counted AS (
      DELETE FROM ${availabilityChanges} USING free WHERE template = free.name RETURNING template
    )
    UPDATE ${templates} SET revision = revision + changes.count
    FROM (SELECT template, count(*) AS count FROM counted GROUP BY template) AS changes
    WHERE name = changes.template`);
}
