import pg from 'pg';
import type { Table } from '../format/manifest';

/** Names a table with its columns, as COPY takes them. */
export const copyTarget = ({ name, columns }: Table): string =>
  `${nameInSql(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;

export const nameInSql = (table: string): string => `public.${pg.escapeIdentifier(table)}`;

/** Settings by which every PostgreSQL writes and reads values in the same way. */
export const PORTABLE_VALUES = `
  SET LOCAL client_encoding = 'UTF8';
  SET LOCAL DateStyle = 'ISO';
  SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL TimeZone = 'UTC';
  SET LOCAL extra_float_digits = 3;
  SET LOCAL bytea_output = 'hex'`;
