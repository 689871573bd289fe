import { describe, expect, it } from 'vitest';
import { dayText, momentText } from '@/core/values/date-text';
import { dayBegin, dayIn, isTimeZone, latestHour, nextMidnight } from '@/core/values/time-zone';

const LOS_ANGELES = 'America/Los_Angeles';
/** 22:30 in Los Angeles, the next day in UTC. */
const LATE = '2026-03-06T06:30:00Z';

describe('dates are of the time zone of a shop', () => {
  it('an order late in the evening is of that day, not of the next [S9.1150]', () => {
    expect(dayText(LATE, LOS_ANGELES)).toBe('March 5, 2026');
    expect(dayText(new Date(LATE), 'UTC', 'medium')).toBe('Mar 6, 2026');
    expect(dayIn(new Date(LATE), LOS_ANGELES).toISOString()).toBe('2026-03-05T00:00:00.000Z');
  });

  it('a day without a time is the same day everywhere', () => {
    expect(dayText('2026-03-05', LOS_ANGELES)).toBe('March 5, 2026');
    expect(dayText('2026-03-05', 'Pacific/Auckland')).toBe('March 5, 2026');
  });

  it('the hour that a change of the clock doubles is told apart [S9.1150]', () => {
    const texts = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'].map((at) =>
      momentText(at, 'America/New_York'),
    );
    expect(texts).toEqual(['Nov 1, 2026, 1:30 AM EDT', 'Nov 1, 2026, 1:30 AM EST']);
  });

  it('a day begins at its midnight, also where the clock changes on it [S6.1870]', () => {
    const begin = (day: string) => dayBegin(day, 'America/New_York')?.toISOString();
    expect(begin('2026-03-08')).toBe('2026-03-08T05:00:00.000Z');
    expect(begin('2026-11-01')).toBe('2026-11-01T04:00:00.000Z');
    expect(dayBegin('2026-06-15', 'Pacific/Kiritimati')?.toISOString()).toBe(
      '2026-06-14T10:00:00.000Z',
    );
    expect([begin('2026-02-31x'), begin('soon'), begin('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('the next day begins at midnight, also where a day has 23 or 25 hours', () => {
    const next = (at: string) => nextMidnight(new Date(at), 'America/New_York').toISOString();
    expect(next('2026-03-08T05:00:00Z')).toBe('2026-03-09T04:00:00.000Z');
    expect(next('2026-11-01T04:00:00Z')).toBe('2026-11-02T05:00:00.000Z');
    expect(next('2026-06-15T12:00:00Z')).toBe('2026-06-16T04:00:00.000Z');
    // To the millisecond, for processes name pages by it.
    expect(next('2026-06-15T12:00:00.789Z')).toBe('2026-06-16T04:00:00.000Z');
    expect(next('1969-06-15T12:00:00.789Z')).toBe('1969-06-16T04:00:00.000Z');
  });

  it('what is no date is none, and what is no zone is refused', () => {
    expect(dayText('soon', 'UTC')).toBe('');
    expect(momentText('', 'UTC')).toBe('');
    const names = ['UTC', 'Europe/Berlin', '', 'Mars/Phobos', '<script>'];
    expect(names.map(isTimeZone)).toEqual([true, true, false, false, false]);
  });
});

it.each([
  // The clock goes forward in the night before.
  ['2026-03-08T12:30:00Z', 'America/New_York', '2026-03-08T12:00:00.000Z'],
  ['2026-03-08T11:59:59Z', 'America/New_York', '2026-03-07T13:00:00.000Z'],
  ['2026-03-08T12:00:00Z', 'America/New_York', '2026-03-08T12:00:00.000Z'],
  ['2026-03-05T23:30:00Z', 'Asia/Tokyo', '2026-03-05T23:00:00.000Z'],
  ['2026-03-05T07:00:00Z', 'UTC', '2026-03-04T08:00:00.000Z'],
])('at %s in %s it was last eight at %s [S7.1584]', (at, timeZone, eight) => {
  expect(latestHour(new Date(at), 8, timeZone).toISOString()).toBe(eight);
});
