import { describe, expect, test } from 'vitest';
import { can, mayGrant, RIGHTS, type Right, ROLES } from '@/core/model/roles';

type Role = (typeof ROLES)[number];

const rightsOf = (role: string) => Object.keys(RIGHTS).filter((right) => can(role, right as Right));

describe('the rights of a role', () => {
  test('are all for owners and admins, and to look alone for viewers [S6.1731]', () => {
    expect(rightsOf('owner')).toEqual(Object.keys(RIGHTS));
    expect(rightsOf('admin')).toEqual(Object.keys(RIGHTS));
    expect(rightsOf('viewer').every((right) => /\.read$|^account$/.test(right))).toBe(true);
  });

  test.each<[Role, string]>([
    ['catalog', 'account catalog.read catalog.write'],
    ['editor', 'account catalog.read pages.read pages.write design.write'],
    ['staff', 'account orders.read orders.write refunds service.read service.write'],
  ])('are those of the work of %s [S6.1731]', (role, rights) => {
    expect(rightsOf(role)).toEqual(rights.split(' '));
  });

  test('are none where it is no role of ours [S6.1731]', () => {
    for (const role of ['', 'packer', 'Owner', 'constructor']) expect(rightsOf(role)).toEqual([]);
  });
});

test('a role is given by those who see to the team, that of owners by owners alone [S6.1731]', () => {
  expect(ROLES.filter((role) => mayGrant('admin', role))).toEqual(ROLES.slice(1));
  expect(ROLES.filter((role) => mayGrant('owner', role))).toEqual([...ROLES]);
  expect(ROLES.filter((role) => mayGrant('staff', role))).toEqual([]);
});
