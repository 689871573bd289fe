// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearCookies, rawCookies, storeSession } from './cookies';
import { renderGate } from './render-auth';

vi.mock('@/services/admin', () => {
  throw new Error('ChunkLoadError');
});

beforeEach(clearCookies);

it('a login whose code cannot be had says so in the spec’s words [S8.661]', async () => {
  renderGate();
  await userEvent.type(screen.getByLabelText('E-mail'), 'ada@linen.example');
  await userEvent.type(screen.getByLabelText('Password'), 'x{Enter}');
  expect(await screen.findByText('An error occurred during login')).toBeVisible();
});

it('a logout whose code cannot be had ends the session all the same [S8.663]', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  storeSession();
  const { auth } = renderGate();
  await auth().logOut();
  expect(rawCookies()).toEqual({});
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  expect(logged).toHaveBeenCalledOnce();
});
