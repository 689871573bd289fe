import { describe, expect, test } from 'vitest';
import * as log from '@/components/operations/log/messages';
import { requestOf } from '@/components/operations/log/read-filters';
import { roleLine } from '@/components/operations/team/role-line';
import { contract } from '@/core/calls/contract.schema';
import { ROLES } from '@/core/model/roles';

const CALLS = Object.values(contract).flatMap(({ calls }) => Object.values(calls));
/** Calls of the back office that look, or begin what another one ends. */
const NOT_ON_RECORD =
  /\/(list|get|find|waiting|me|begin|preview-content|page-bin|export)$|^\/api\/audit\/list$/;

test('the log has words for whatever changes something, and for nothing that is no call [S6.1870]', () => {
  const paths = CALLS.map(({ path }) => path);
  expect(Object.keys(log.actions).filter((path) => !paths.includes(path))).toEqual([]);
  const changing = CALLS.filter(
    ({ access, path }) => access === 'admin' && !NOT_ON_RECORD.test(path),
  );
  const unnamed = changing.filter(({ path }) => !log.actions[path]);
  expect(unnamed.map(({ path }) => path)).toEqual([]);
});

test('a line says what a role may do, as the table of rights has it [S6.1869]', () => {
  expect(ROLES.map(roleLine)).toEqual([
    'Everything.',
    'Everything, but makes no owners.',
    'Changes products and size guides.',
    'Changes pages and redirects and the design. Sees products and size guides.',
    'Changes orders, refunds, and cases, reviews and messages.',
    'Sees orders, cases, reviews and messages, products and size guides, pages and redirects, and settings.',
  ]);
});

describe('filters of the log', () => {
  const NONE = { actor: '', action: '', outcome: '', from: '', until: '' };

  test('are days of the shop, the last one whole [S6.1870]', () => {
    const request = requestOf(
      { ...NONE, from: '2026-11-01', until: '2026-11-01' },
      'America/New_York',
    );
    expect(request).toEqual({
      from: '2026-11-01T04:00:00.000Z',
      until: '2026-11-02T04:59:59.999Z',
    });
  });

  test('that an address makes up are none [S6.1870]', () => {
    const odd = { ...NONE, outcome: 'all', from: '2026-13-45', until: 'yesterday' };
    expect(requestOf(odd, 'UTC')).toEqual({});
  });
});
