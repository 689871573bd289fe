import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Log } from '@/components/operations/log/log';
import * as account from '@/services/admins/account';
import * as operations from '@/services/operations';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { renderOffice } from './render-office';

const loadWaiting = standIn(operations, 'loadWaiting');
const load = standIn(account, 'loadLog');
const exportLog = standIn(account, 'exportLog');

const ENTRY = {
  ...{ at: '2026-11-30T12:00:00.000Z', actor: 'ada@linen.example', subject: '', status: 200 },
  ...{ outcome: 'done' as const, requestId: 'r', network: '192.0.2.0/24' },
};
const ENTRIES = [
  { ...ENTRY, id: 9, action: '/api/team/role', subject: 'm2' },
  { ...ENTRY, id: 8, action: '/api/unheard-of', outcome: 'refused' as const },
  { ...ENTRY, id: 7, action: '/api/admin/login', outcome: 'denied' as const, actor: '' },
  { ...ENTRY, id: 6, action: 'npm run admin role', actor: '' },
];

beforeEach(() => {
  loadWaiting.mockResolvedValue({ orders: 0, cases: 0, reviews: 0, messages: 0 });
  load.mockResolvedValue({ entries: ENTRIES, next: 6 });
});
afterEach(() => vi.restoreAllMocks());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the log says in words who did what, and what became of it [S6.1870]', async () => {
  renderOffice(<Log />);
  const list = within(await screen.findByRole('list', { name: /Entries of the audit log/ }));
  const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/Changed a role\s*m2\s*Done\s*ada@linen\.example.*192\.0\.2\.0/);
  expect(texts[1]).toMatch(/\/api\/unheard-of\s*Refused/);
  expect(texts[2]).toMatch(/Logged in\s*Denied\s*Somebody not logged in/);
  expect(texts[3]).toMatch(/npm run admin role\s*Done\s*On the server/);
});

test('filters and older entries stand in the address [S6.1870]', async () => {
  const { router } = renderOffice(<Log />, { path: '/design/log' });
  await screen.findByText('Changed a role', { selector: 'p' });
  await press('Older');
  expect(router.push).toHaveBeenLastCalledWith(
    '/design/log?before=6',
    undefined,
    expect.anything(),
  );
  await userEvent.type(screen.getByLabelText('Who'), ' ada@linen.example ');
  choose('What', '/api/team/role');
  choose('Outcome', 'done');
  choose('From', '2026-11-01');
  await press('Show');
  const address = '/design/log?actor=ada%40linen.example&action=%2Fapi%2Fteam%2Frole';
  expect(router.push).toHaveBeenLastCalledWith(
    `${address}&outcome=done&from=2026-11-01`,
    undefined,
    expect.anything(),
  );
});

test('the log is written to a file, and says where nothing is on record [S6.1870]', async () => {
  load.mockResolvedValue({ entries: [], next: null });
  exportLog.mockResolvedValue({ file: 'at,actor\n' });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() }),
  );
  renderOffice(<Log />);
  expect(await screen.findByText('No entries')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
  await press('Export CSV');
  await eventually(() => expect(click).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});
