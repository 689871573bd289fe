import { afterAll, describe, expect, it } from 'vitest';
import { contract } from '@/core/calls/contract.schema';
import { API_CALL_FAILED, ApiError } from '@/services/api-error';
import { CALLS, type MadeCall } from './calls';
import { FAULTS, type Fault, LATE_ANSWER } from './faults';
import { openFaultyServer } from './faulty-server';
import { LATE_MS, takeClock } from './shortened-clock';

const server = await openFaultyServer();
const clock = takeClock(server.url);

const areas = Object.entries(contract).map(([area, { calls }]) => {
  const made: Readonly<Record<string, MadeCall>> = CALLS[area as keyof typeof CALLS];
  return { area, made, calls };
});
const ALL = areas.flatMap(({ area, made }) =>
  Object.entries(made).map(([name, call]) => ({ name: `${area}.${name}`, ...call })),
);

const outcomeOf = async ({ name, make }: (typeof ALL)[number]) => {
  const error = await make().then(
    () => null,
    (reason: unknown) => reason,
  );
  return { name, error };
};

afterAll(() => server.close());

it('the list has every call of the contract [S7.760]', () => {
  for (const { calls, made } of areas) expect(Object.keys(made)).toEqual(Object.keys(calls));
});

describe.each(FAULTS)('$name', (fault: Fault) => {
  it('is an error of each call, with words for people, and asks once [S7.761] [S8.9] [S8.700]', async () => {
    clock.shorten(fault.kind === 'timeout');
    await server.behave(fault.serve);
    const calls = ALL.filter(({ reads = [] }) => !reads.includes(fault.name));
    const outcomes = await Promise.all(calls.map(outcomeOf));
    const expected = calls.map((call) => ({ name: call.name, error: errorOf(call, fault) }));
    expect(outcomes.map(described)).toEqual(expected);
    const most = calls.length + roundabouts(calls, fault);
    expect(server.requests().length).toBeLessThanOrEqual(most);
  });
});

/** An error as it is compared. */
function described({ name, error }: Awaited<ReturnType<typeof outcomeOf>>) {
  if (error instanceof ApiError) {
    const { kind, status, message } = error;
    return { name, error: kind === 'status' ? { kind, status, message } : { kind } };
  }
  return { name, error: error instanceof Error ? error.message : 'no error' };
}

function errorOf({ words, patienceMs = 10_000 }: MadeCall, fault: Fault) {
  const isAnswered = fault.kind === 'timeout' && patienceMs > LATE_MS;
  const { kind, status, message } = isAnswered ? LATE_ANSWER : fault;
  if (!words) return kind === 'status' ? { kind, status, message } : { kind };
  if (kind !== 'status') return words.broke;
  return message === API_CALL_FAILED ? words.refused : message;
}

/** Calls that ask three others before they give up. */
const roundabouts = (calls: readonly MadeCall[], { status = 0 }: Fault) =>
  3 * calls.filter(({ goesRoundFor = [] }) => goesRoundFor.includes(status)).length;
