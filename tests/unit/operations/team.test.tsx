import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { Team } from '@/components/operations/team/team';
import * as account from '@/services/admins/account';
import { ApiError } from '@/services/api-error';
import * as operations from '@/services/operations';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { renderOffice } from './render-office';

const loadWaiting = standIn(operations, 'loadWaiting');
const load = standIn(account, 'loadTeam');
const inviteMember = standIn(account, 'inviteMember');
const revokeInvite = standIn(account, 'revokeInvite');
const changeRole = standIn(account, 'changeRole');
const removeMember = standIn(account, 'removeMember');
const demandFactor = standIn(account, 'demandFactor');
const releaseFactor = standIn(account, 'releaseFactor');

const OK = { status: 0, message: '' };
const AT = '2026-11-30T12:00:00.000Z';
const MEMBER = { name: '', createdAt: AT, seenAt: AT, hasSecondFactor: false, isYou: false };
const ADA = { ...MEMBER, id: 'm1', email: 'ada@linen.example', role: 'owner', isYou: true };
const BEN = { ...MEMBER, id: 'm2', email: 'ben@linen.example', role: 'editor', name: 'Ben' };
const CAT = {
  ...MEMBER,
  id: 'm3',
  email: 'cat@linen.example',
  role: 'owner',
  hasSecondFactor: true,
};
const INVITE = {
  id: 'i1',
  email: 'dot@linen.example',
  role: 'viewer',
  createdAt: AT,
  expiresAt: AT,
};
const TEAM = { members: [ADA, BEN, CAT], invites: [INVITE], needsSecondFactor: false };

beforeEach(() => {
  loadWaiting.mockResolvedValue({ orders: 0, cases: 0, reviews: 0, messages: 0 });
  load.mockResolvedValue(TEAM);
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const part = (name: string) => within(screen.getByRole('region', { name }));
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

async function open(role = 'owner') {
  renderOffice(<Team />, { role });
  await screen.findByRole('region', { name: 'Members' });
}

describe('members', () => {
  test('are listed with role, second factor and last visit; the own row leads to the account [S6.1868]', async () => {
    await open();
    const [ada, ben, cat] = part('Members').getAllByRole('listitem');
    expect(ada).toHaveTextContent(/You.*Password only.*Owner/);
    expect(within(ada as HTMLElement).queryByRole('button')).toBeNull();
    expect(within(ada as HTMLElement).getByRole('link', { name: 'Your account' })).toBeVisible();
    expect(ben).toHaveTextContent(/Ben.*ben@linen\.example.*Last seen Nov 30, 2026/);
    expect(cat).toHaveTextContent(/Two-step login/);
  });

  test('get another role by a button, not by the choice alone [S6.1868]', async () => {
    changeRole.mockResolvedValue(OK);
    await open();
    expect(screen.queryByRole('button', { name: 'Save role' })).toBeNull();
    choose('Role of Ben', 'staff');
    expect(changeRole).not.toHaveBeenCalled();
    load.mockResolvedValue({ ...TEAM, members: [ADA, { ...BEN, role: 'staff' }, CAT] });
    await press('Save role');
    expect(await screen.findByText('Ben is now Staff.')).toBeVisible();
    expect(changeRole.mock.lastCall?.[0]).toMatchObject({ id: 'm2', role: 'staff' });
    await eventually(() => expect(screen.queryByRole('button', { name: 'Save role' })).toBeNull());
  });

  test('keep their role where the change is refused, with the server’s words [S6.1868]', async () => {
    const words = 'Your role in this shop does not allow this.';
    changeRole.mockRejectedValue(new ApiError('status', words, 403));
    await open();
    choose('Role of Ben', 'staff');
    await press('Save role');
    expect(await part('Members').findByText(words)).toBeVisible();
    expect(screen.getByLabelText('Role of Ben')).toHaveValue('staff');
  });

  test('are removed once somebody agrees [S6.1868]', async () => {
    removeMember.mockResolvedValue(OK);
    await open();
    await press('Remove: ben@linen.example');
    const question = within(await screen.findByRole('dialog', { name: /Remove Ben/ }));
    expect(removeMember).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Ben is removed.')).toBeVisible();
  });

  test('who are owners are changed by owners alone, who alone make them [S6.1868]', async () => {
    await open('admin');
    expect(screen.queryByLabelText('Role of cat@linen.example')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove: cat@linen.example' })).toBeNull();
    expect(optionsOf('Role')).not.toContain('Owner');
    expect(optionsOf('Role of Ben')).not.toContain('Owner');
  });
});

describe('invitations', () => {
  test('say what a role may do, and go to an address [S6.1869]', async () => {
    await open();
    expect(optionsOf('Role')).toContain('Owner');
    choose('Role', 'staff');
    expect(screen.getByLabelText('Role')).toHaveAccessibleDescription(
      'Changes orders, refunds, and cases, reviews and messages.',
    );
    const words = 'dot@linen.example is in the team already.';
    inviteMember.mockRejectedValueOnce(new ApiError('status', words, 409));
    await userEvent.type(screen.getByLabelText('E-mail'), 'dot@linen.example{Enter}');
    expect(await screen.findByText(words)).toBeVisible();
    inviteMember.mockResolvedValueOnce(OK);
    await press('Send invitation');
    expect(await screen.findByText(/on its way to dot@linen.example/)).toBeVisible();
    expect(inviteMember.mock.lastCall?.[0]).toMatchObject({
      ...{ email: 'dot@linen.example', role: 'staff' },
    });
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
    expect(screen.getByText(/npm run admin -- invite --host linen.example/)).toBeVisible();
  });

  test('that are open are taken back [S6.1869]', async () => {
    revokeInvite.mockResolvedValue(OK);
    await open();
    load.mockResolvedValue({ ...TEAM, invites: [] });
    await press('Revoke: dot@linen.example');
    expect(
      await screen.findByText('The invitation of dot@linen.example is revoked.'),
    ).toBeVisible();
    expect(await screen.findByText('No open invitations.')).toBeVisible();
  });
});

describe('a second step of everyone', () => {
  const PROTECTED = { ...TEAM, members: [{ ...ADA, hasSecondFactor: true }, BEN, CAT] };
  const NEEDED = { ...PROTECTED, needsSecondFactor: true };
  const ask = () => press('Everyone needs a second step');

  test('is asked for once somebody agrees, who is told how many have none [S6.1943]', async () => {
    load.mockResolvedValue(PROTECTED);
    await open();
    await ask();
    const question = within(await screen.findByRole('dialog', { name: /Ask everyone/ }));
    expect(question.getByText(/^1 member has none yet/)).toBeVisible();
    expect(demandFactor).not.toHaveBeenCalled();
    const words = 'Set up a second step for yourself first.';
    demandFactor.mockRejectedValueOnce(new ApiError('status', words, 409));
    await userEvent.click(question.getByRole('button', { name: 'Everyone needs a second step' }));
    expect(await question.findByText(words)).toBeVisible();
    demandFactor.mockResolvedValueOnce(OK);
    load.mockResolvedValue(NEEDED);
    await userEvent.click(question.getByRole('button', { name: 'Everyone needs a second step' }));
    expect(await screen.findByText('Everyone needs a second step from now on.')).toBeVisible();
    expect(part('Invite somebody').getByText(/sets up a second step first/)).toBeVisible();
  });

  test('is made optional again [S6.1943]', async () => {
    load.mockResolvedValue(NEEDED);
    releaseFactor.mockResolvedValue(OK);
    await open();
    load.mockResolvedValue(PROTECTED);
    await press('Make it optional');
    expect(await screen.findByText('The second step is optional now.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Everyone needs a second step' })).toBeVisible();
  });

  test('comes after one’s own [S6.1943]', async () => {
    await open();
    expect(part('Second step').queryByRole('button')).toBeNull();
    expect(part('Second step').getByRole('link', { name: 'Your account' })).toHaveAttribute(
      'href',
      '/design/account',
    );
  });
});

describe('whoever lacks the second step that the shop asks for', () => {
  const words = 'Everyone on this team needs a second step to log in.';
  const refusal = new ApiError('status', words, 403, '', { status: 403, reason: 'factor' });

  test('is led to their account by a page that opens [S6.1944]', async () => {
    load.mockRejectedValue(refusal);
    const { router } = renderOffice(<Team />);
    await eventually(() => expect(router.replace).toHaveBeenCalledWith('/design/account'));
    expect(screen.queryByText(words)).toBeNull();
  });

  test('keeps what they have typed on one that is open, and is told why [S6.1944]', async () => {
    inviteMember.mockRejectedValueOnce(refusal);
    const { router } = renderOffice(<Team />);
    await userEvent.type(await screen.findByLabelText('E-mail'), 'dot@linen.example{Enter}');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('dot@linen.example');
    expect(router.replace).not.toHaveBeenCalled();
  });
});
