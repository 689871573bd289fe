import { armTripwire, type Trip } from '../../support/tripwire';

const trips: Trip[] = [];
armTripwire((trip) => trips.push(trip));

/** What the tripwire has told of since it was asked last. */
export const takeTrips = (): Trip[] => trips.splice(0);
