import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '@/backend/base/config';
import { createLog } from '@/backend/base/log';
import { nextTry } from '@/backend/base/next-try';
import { html, Markup, withBreaks } from '@/backend/mail/kit/markup';
import { atBothEnds, wrapped } from '@/backend/mail/kit/part';
import { greet, money, subjectLine, webAddress } from '@/backend/mail/kit/words';
import { createMailer } from '@/backend/mail/mailer';

describe('markup', () => {
  test('escapes every value, in lists too, and leaves markup alone', () => {
    const made = html`<p title="${`"'<&>`}">${['<b>', html`<i>${'&'}</i>`, [1, '>']]}</p>`;
    expect(made).toBeInstanceOf(Markup);
    expect(made.text).toBe('<p title="&quot;&#39;&lt;&amp;&gt;">&lt;b&gt;<i>&amp;</i>1&gt;</p>');
  });

  test('is short: the line ends of its source go, those of its values stay where they are asked for', () => {
    const made = html`<tr>
      <td
        class="a">${'one\ntwo'}</td>
    </tr>`;
    expect(made.text).toBe('<tr><td class="a">one\ntwo</td></tr>');
    expect(withBreaks('a\r\nb\n<').text).toBe('a<br>b<br>&lt;');
  });
});

test('amounts are dollars with two decimals, from cents, never with lost ones [S9.138]', () => {
  const amounts = [0, 1, 10, 99, 100, 1_005, 4_999, 123_456_789, -1_250];
  expect(amounts.map((minor) => money(minor, 'usd'))).toEqual([
    ...['$0.00', '$0.01', '$0.10', '$0.99', '$1.00', '$10.05', '$49.99'],
    ...['$1,234,567.89', '-$12.50'],
  ]);
});

test('greets by name alone: whatever else is written there is left out', () => {
  const names = ['Ada', ' Zoë  O’Neill-Ōe ', '李小龍', 'José Mª', 'Dr. J. R. Ewing Jr.'];
  expect(names.map((name) => greet('Hello', name))).toEqual([
    ...['Hello, Ada', 'Hello, Zoë O’Neill-Ōe', 'Hello, 李小龍', 'Hello, José Mª'],
    'Hello, Dr. J. R. Ewing Jr.',
  ]);
  const others = ['', ' \n', 'Win $900 at x', 'see https://x.example', 'www.x', 'x.example', 'a@b'];
  for (const name of [...others, 'call 5550100', 'x'.repeat(61)])
    expect(greet('Hello', name)).toBe('Hello');
});

test('a subject is one line, and no endless one', () => {
  expect(subjectLine(' a\r\nBcc: b\u2028c\u0000d ')).toBe('a Bcc: b cd');
  const long = subjectLine('👩'.repeat(500));
  expect([...long]).toHaveLength(150);
  expect(long.endsWith('👩…')).toBe(true);
});

test('links lead to the web alone', () => {
  const not = [
    'javascript:alert(1)',
    'data:text/html,x',
    '//x.example',
    'ftp://x',
    'https://a b',
    '',
  ];
  expect(not.map(webAddress)).toEqual(not.map(() => ''));
  expect(webAddress(' https://x.example/a?b=c ')).toBe('https://x.example/a?b=c');
});

test('plain text breaks between words, and sets amounts at its right', () => {
  const words = 'word '.repeat(30).trim();
  expect(wrapped(words).replaceAll('\n', ' ')).toBe(words);
  for (const line of wrapped(words).split('\n')) expect(line.length).toBeLessThanOrEqual(64);
  expect(wrapped('x'.repeat(90))).toBe('x'.repeat(90));
  expect(atBothEnds('Total', '$1.00')).toHaveLength(64);
  expect(atBothEnds('x'.repeat(70), '$1.00')).toBe(`${'x'.repeat(70)}  $1.00`);
});

test('the name of a mail’s file has nothing that leads elsewhere', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const mailer = createMailer({ dataDir: folder, log: createLog({ level: 'silent' }) });
  const sender = { name: 'North', email: '', host: 'north.example' };
  const mail = {
    id: 'a',
    recipient: 'a@b.example',
    unsubscribe: '',
    replyTo: '',
    sender,
    subject: 'Hello',
  };
  for (const occasion of ['../../etc/passwd\u0000:*', 'x'.repeat(500)]) {
    await mailer.send({ ...mail, plain: 'Hello', html: 'Hello', occasion });
  }
  const names = (await readdir(join(folder, 'outbox'))).sort();
  const time = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z /;
  expect(names.map((name) => name.replace(time, ''))).toEqual(
    expect.arrayContaining(['-etc-passwd-.eml', `${'x'.repeat(120)}.eml`]),
  );
});

test('waits grow, and are never without end', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7].map((attempts) => nextTry(attempts, 0) / 60_000);
  expect(minutes).toEqual([1, 5, 30, 120, 720, 720, 720]);
});

test('the address that mails come from is checked at the start', () => {
  expect(readConfig({ MAIL_FROM: 'a@b.example', SMTP_URL: 'smtps://u:p@h:465' }).mail).toEqual({
    from: 'a@b.example',
    smtpUrl: 'smtps://u:p@h:465',
  });
  expect(() => readConfig({ MAIL_FROM: 'nobody' })).toThrow('must be an e-mail address');
  expect(() => readConfig({ SMTP_URL: 'http://h' })).toThrow(/SMTP_URL/);
});
