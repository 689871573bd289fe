import { expect, it } from 'vitest';
import type { SavedSettings } from '@/components/editor/shop/settings/save-settings';
import {
  NO_SETTINGS,
  nextSettings,
  statusOf,
} from '@/components/editor/shop/settings/settings-machine';
import type { SettingValues } from '@/store/editor/shop';

type SettingsEvent = Parameters<typeof nextSettings>[1];

const savedAs = (values: SettingValues): SavedSettings => ({ design: {} as never, values });
const OLD = savedAs({ company: 'Old', phone: '1' });

const after = (...events: SettingsEvent[]) => events.reduce(nextSettings, NO_SETTINGS);
const opened: SettingsEvent = { type: 'loaded', loaded: OLD };
const changed = (values: SettingValues): SettingsEvent => ({ type: 'changed', values });

it('a value that is changed back is no change, but while a save runs [S2.781]', () => {
  const back = [opened, changed({ company: 'New' }), changed({ company: 'Old' })];
  expect(after(...back).draft).toEqual({});
  const mine = { company: 'New' };
  const running = [opened, changed(mine), { type: 'saveBegun' } as const, changed(OLD.values)];
  expect(after(...running).draft).toEqual(OLD.values);
  const saved = savedAs({ ...OLD.values, ...mine });
  const ended = after(...running, { type: 'saveEnded', saved, from: OLD, mine });
  expect(statusOf(ended)).toBe('idle');
  expect(ended).toMatchObject({ saved, draft: { company: 'Old' } });
});

it('what others have saved of what is changed here is a conflict, not what settings start from', () => {
  const theirs = savedAs({ company: 'Theirs', phone: '2' });
  const loaded = after(opened, changed({ company: 'Mine' }), { type: 'loaded', loaded: theirs });
  expect(loaded.saved).toBe(OLD);
  const other = after(opened, changed({ phone: '3' }), {
    ...{ type: 'loaded', loaded: savedAs({ company: 'Theirs', phone: '1' }) },
  });
  expect(other.saved?.values.company).toBe('Theirs');
});

it('a conflict is settled by what stays mine, which is left to be saved', () => {
  const theirs = savedAs({ company: 'Theirs', phone: '2' });
  const mine = { company: 'Mine', phone: '3' };
  const conflict = { ...theirs, conflicts: [{ path: 'company', mine: 'Mine', theirs: 'Theirs' }] };
  const conflicted = after(opened, changed(mine), { type: 'saveConflicted', conflict, from: OLD });
  expect(conflicted).toMatchObject({ conflict, draft: mine });
  const settled = nextSettings(conflicted, { type: 'settled', theirs: new Set(['company']) });
  expect(settled).toMatchObject({ saved: conflict, draft: { phone: '3' }, conflict: undefined });
  expect(nextSettings(conflicted, { type: 'postponed' })).toMatchObject({
    saved: OLD,
    draft: mine,
  });
});

it('a refusal of one setting lasts until that is changed, or all is discarded', () => {
  const refusal = { type: 'saveFailed', failure: 'No.', path: 'phone', from: OLD } as const;
  const refused = after(opened, changed({ phone: 'x' }), refusal);
  expect(refused).toMatchObject({ refused: { phone: 'No.' }, failure: '', draft: { phone: 'x' } });
  expect(nextSettings(refused, changed({ company: 'C' })).refused).toEqual({ phone: 'No.' });
  expect(nextSettings(refused, changed({ phone: '4' })).refused).toEqual({});
  expect(nextSettings(refused, { type: 'discarded' })).toMatchObject({
    ...{ refused: {}, draft: {}, round: 1 },
  });
  const failed = after(opened, { ...refusal, path: undefined });
  expect(failed).toMatchObject({ failure: 'No.', refused: {} });
});

it('a load shows while it runs, and why it failed; a save that runs meanwhile goes on [S2.781]', () => {
  const loading = after({ type: 'loadBegun' });
  expect([statusOf(loading), loading.saved]).toEqual(['loading', undefined]);
  const failed = nextSettings(loading, { type: 'loadFailed', failure: 'Offline.' });
  expect([statusOf(failed), failed.failure]).toEqual(['idle', 'Offline.']);
  expect(nextSettings(failed, { type: 'loadBegun' }).failure).toBe('');

  const again = after(opened, { type: 'saveBegun' }, { type: 'loadBegun' }, opened);
  expect(statusOf(again)).toBe('saving');
  const back = [changed({ company: 'C' }), changed({ company: 'Old' })].reduce(nextSettings, again);
  expect(back.draft).toEqual({ company: 'Old' });
});

it('what was saved otherwise meanwhile is a conflict with what was changed while a save ran', () => {
  const mine = { phone: '3' };
  const later = changed({ company: 'Mine' });
  const saved = savedAs({ company: 'Theirs', phone: '3' });
  const ended = after(opened, changed(mine), { type: 'saveBegun' }, later, {
    ...{ type: 'saveEnded', saved, from: OLD, mine },
  });
  expect(ended.saved).toBe(OLD);
  expect(ended.conflict?.conflicts).toEqual([{ path: 'company', mine: 'Mine', theirs: 'Theirs' }]);
});
