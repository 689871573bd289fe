import { describe, expect, it } from 'vitest';
import { agoWords, clockWords } from '@/components/editor/shared/when';

const at = (text: string) => new Date(text).getTime();
const NOW = at('2026-03-05T15:00:00');

describe('times in words', () => {
  it.each([
    ['2026-03-05T14:59:40', 'today 14:59', 'this minute'],
    ['2026-03-05T14:12:00', 'today 14:12', '48 minutes ago'],
    ['2026-03-05T00:01:00', 'today 00:01', '14 hours ago'],
    ['2026-03-04T23:50:00', 'yesterday 23:50', '15 hours ago'],
    ['2026-03-03T14:03:00', 'Tuesday 14:03', '2 days ago'],
    ['2026-02-27T09:00:00', 'Friday 09:00', '6 days ago'],
    ['2026-02-26T09:00:00', '26 February 2026 at 09:00', '7 days ago'],
    ['2026-03-05T15:02:00', 'today 15:02', 'this minute'],
  ])('%s is %s, %s', (time, clock, ago) => {
    expect(clockWords(at(time), NOW, 'en-GB')).toBe(clock);
    expect(agoWords(at(time), NOW, 'en-GB')).toBe(ago);
  });

  it('are those of the browser’s language', () => {
    expect(clockWords(at('2026-03-03T14:03:00'), NOW, 'de')).toBe('Dienstag 14:03');
    expect(agoWords(at('2026-03-05T13:00:00'), NOW, 'de')).toBe('vor 2 Stunden');
  });
});
