import { beforeAll, describe, expect, test } from 'vitest';
import { type MatrixReport, runTenantMatrix } from '../../support/tenant-matrix';
import { quickPasswords } from '../api/admin-session';
import { withTestApp } from '../api/test-app';

/*
 * Every route x {nobody, shopper, admin A, admin B, expired session} x {own, foreign id, foreign domain, no
 * domain}. What each route is asked stands in `tests/support/tenant-matrix/routes`.
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
    expect(report.cells).toBe(report.routes.length * 20);
  });

  test('is answered as it should be, and no other shop is changed [S1.701]', () => {
    expect(report.problems).toEqual([]);
  });

  test('tells nobody a byte of another shop [S1.700]', () => {
    expect(report.foreignBytes).toBe(0);
    expect(report.ownBytes).toBeGreaterThan(10_000);
  });
});
