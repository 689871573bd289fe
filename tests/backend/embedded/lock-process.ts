import { withStartLock } from '@/backend/db/embedded/start-lock';

/** Takes the lock named by its argument, says so, and keeps it until it is killed. */
await withStartLock(process.argv[2] ?? '', async () => {
  console.info('held');
  await new Promise((resolve) => setTimeout(resolve, 600_000));
});
