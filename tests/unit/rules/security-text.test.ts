import { expect, it } from 'vitest';
import { securityText } from '@/core/rules/security/security-text';

const originUrl = 'https://shop.example';

it('says whom to tell of a weakness, where it stands and until when [S2.1812]', () => {
  const now = Date.UTC(2026, 11, 1, 13, 14, 15, 16);
  expect(securityText({ contact: 'help@shop.example', originUrl, now })).toBe(
    [
      'Contact: mailto:help@shop.example',
      'Expires: 2027-05-30T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://shop.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('is never past, and never good for a year [S2.1812]', () => {
  const DAY_MS = 86_400_000;
  for (let day = 0; day < 3_000; day += 7) {
    const now = day * DAY_MS + 12_345;
    const text = securityText({ contact: 'a@b.example', originUrl, now });
    const left = Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '') - now;
    expect(left).toBeGreaterThan(100 * DAY_MS);
    expect(left).toBeLessThan(365 * DAY_MS);
  }
});

it.each([['https://example.com/report'], ['mailto:security@example.com']])(
  'names %s as it is [S2.1812]',
  (contact) => {
    expect(securityText({ contact, originUrl, now: 0 })).toContain(`Contact: ${contact}\n`);
  },
);
