import { describe, expect, it } from 'vitest';
import { createSecrets } from '@/backend/base/secrets';

const secrets = createSecrets('one secret of an installation, long');
const others = createSecrets('another secret of an installation!!');

describe('what is sealed [S6.332]', () => {
  it('is read by whoever sealed it, for what it was sealed for, and by nobody else', () => {
    const sealed = secrets.seal('keys', { key: 'sk_live_1' });
    expect(sealed).not.toContain('sk_live');
    expect(secrets.open('keys', sealed)).toEqual({ key: 'sk_live_1' });
    expect(secrets.open('tickets', sealed)).toBeUndefined();
    expect(others.open('keys', sealed)).toBeUndefined();
  });

  it('looks different each time, and is none once a bit of it has changed', () => {
    expect(secrets.seal('keys', 1)).not.toBe(secrets.seal('keys', 1));
    const bytes = Buffer.from(secrets.seal('keys', 'text'), 'base64url');
    for (const place of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      expect(secrets.open('keys', changed.toString('base64url'))).toBeUndefined();
    }
    for (const none of ['', 'x', '%%%', 'A'.repeat(5000)]) {
      expect(secrets.open('keys', none)).toBeUndefined();
    }
  });
});

describe('what is signed [S6.333]', () => {
  it('says what it said, for that purpose, until its time is over', () => {
    const signed = secrets.sign('order', 'an id with blanks', 1000);
    expect(secrets.verify('order', signed, 999)).toBe('an id with blanks');
    expect(secrets.verify('order', signed, 1000)).toBeUndefined();
    expect(secrets.verify('case', signed, 1)).toBeUndefined();
    expect(others.verify('order', signed, 1)).toBeUndefined();
    expect(secrets.verify('order', secrets.sign('order', 'for ever'), 1e15)).toBe('for ever');
  });

  it('cannot be given more time, or another value', () => {
    const [, mac] = secrets.sign('order', 'mine', 1000).split('.');
    const claim = (text: string) => Buffer.from(text).toString('base64url');
    for (const forged of ['2000 mine', '0 mine', '1000 yours']) {
      expect(secrets.verify('order', `${claim(forged)}.${mac}`, 1)).toBeUndefined();
    }
    for (const none of ['', '.', 'a.b', `${claim('0 x')}.`]) {
      expect(secrets.verify('order', none, 1)).toBeUndefined();
    }
  });
});
