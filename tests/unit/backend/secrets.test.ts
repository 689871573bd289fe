import { describe, expect, it } from 'vitest';
import { createSecrets } from '@/backend/base/secrets';

const secrets = createSecrets('one secret of an installation, long');
const others = createSecrets('another secret of an installation!!');

const SEALED_WITHOUT_NAME = 'lj7GBdBgjHhSZMtXSQK6mGiqWLVvxf-j_hmRFxrEod61DFBI-oTOruX3tWRqXDU';
const SIGNED_WITHOUT_NAME = 'MCBhbiBpZA.nDhQQRY7xt0-Txj_YrawLxK6FVVC_uoDlY77Xd8DWI4';

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
    const [id, body = ''] = secrets.seal('keys', 'text').split('.');
    const bytes = Buffer.from(body, 'base64url');
    expect(secrets.open('keys', body)).toBeUndefined();
    for (const place of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      expect(secrets.open('keys', `${id}.${changed.toString('base64url')}`)).toBeUndefined();
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
    const [id, , mac] = secrets.sign('order', 'mine', 1000).split('.');
    const claim = (text: string) => `${id}.${Buffer.from(text).toString('base64url')}`;
    for (const forged of ['2000 mine', '0 mine', '1000 yours']) {
      expect(secrets.verify('order', `${claim(forged)}.${mac}`, 1)).toBeUndefined();
    }
    for (const none of ['', '.', 'a.b', `${claim('0 x')}.`]) {
      expect(secrets.verify('order', none, 1)).toBeUndefined();
    }
  });
});

describe('after the secret has changed [S6.1809]', () => {
  const OLD = 'one secret of an installation, long';
  const NEW = 'the next secret of an installation!';
  const rotated = createSecrets(`${NEW}\n${OLD}`);
  const newest = createSecrets(NEW);

  it('what the earlier one sealed and signed is read, until that is dropped', () => {
    const [sealed, signed] = [secrets.seal('keys', 'old'), secrets.sign('order', 'old')];
    expect(rotated.open('keys', sealed)).toBe('old');
    expect(rotated.verify('order', signed, 1)).toBe('old');
    expect(rotated.isCurrent(sealed)).toBe(false);
    expect(newest.open('keys', sealed)).toBeUndefined();
    expect(newest.verify('order', signed, 1)).toBeUndefined();
  });

  it('what is written is the new one’s alone', () => {
    const [sealed, signed] = [rotated.seal('keys', 'new'), rotated.sign('order', 'new')];
    expect(newest.open('keys', sealed)).toBe('new');
    expect(newest.verify('order', signed, 1)).toBe('new');
    expect(rotated.isCurrent(sealed)).toBe(true);
    expect(secrets.open('keys', sealed)).toBeUndefined();
    expect(rotated.digest('rates', 'a')).toBe(newest.digest('rates', 'a'));
  });

  it('what was sealed and signed before secrets had names is read as well', () => {
    // As they were written by versions without names, with the earlier secret.
    expect(rotated.open('keys', SEALED_WITHOUT_NAME)).toEqual({ key: 'sk_live_1' });
    expect(rotated.verify('order', SIGNED_WITHOUT_NAME, 1)).toBe('an id');
  });

  it('a text goes by no name but its own', () => {
    const [, body] = rotated.seal('keys', 1).split('.');
    const [id] = secrets.seal('keys', 1).split('.');
    for (const other of [body, `${id}.${body}`, `.${body}`]) {
      expect(rotated.open('keys', other ?? '')).toBeUndefined();
    }
    const signed = rotated.sign('order', 'mine').split('.').slice(1).join('.');
    for (const other of [signed, `${id}.${signed}`, `.${signed}`]) {
      expect(rotated.verify('order', other, 1)).toBeUndefined();
    }
  });
});
