import { beforeAll, describe, expect, test } from 'vitest';
import { actorsOf, type MatrixReport, runTenantMatrix } from '../../support/tenant-matrix';
import { TARGETS } from '../../support/tenant-matrix/route-case';
import { matrixRoutes } from '../../support/tenant-matrix/routes';
import { quickPasswords } from '../api/admin-session';
import { withTestApp } from '../api/test-app';

/*
 * Every route x {nobody, shopper, the owner of the other shop, an expired session, a member in each role} x {own,
 * foreign id, foreign domain, no domain}. What each route is asked stands in `tests/support/tenant-matrix/routes`.
 */

const testApp = withTestApp({ passwords: quickPasswords });
let report: MatrixReport;

beforeAll(async () => {
  const { db, pool } = testApp.database;
  report = await runTenantMatrix({ db, pool, services: testApp.services });
});

describe('the matrix of tenants', () => {
  test('has every route that is served [S1.702]', () => {
    expect(report.missing).toEqual([]);
    expect(report.cells).toBe(
      matrixRoutes().reduce((sum, route) => sum + actorsOf(route).length * TARGETS.length, 0),
    );
  });

  test('is answered as it should be, and no other shop is changed [S1.701] [S6.1733]', () => {
    expect(report.problems).toEqual([]);
  });

  test('tells nobody a byte of another shop [S1.700]', () => {
    expect(report.foreignBytes).toBe(0);
    expect(report.ownBytes).toBeGreaterThan(10_000);
  });
});
