import { afterEach } from 'vitest';
import { takeTrips } from './trips';

/** Fails a test whose application sends a statement over tables of shops that does not say of which. */
afterEach(() => {
  const received = takeTrips().map(({ why, statement }) => `${why}: ${statement}`);
  if (received.length > 0)
    throw new Error(`A statement does not name its shop:\n${received.join('\n')}`);
});
