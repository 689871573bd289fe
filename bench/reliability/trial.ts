import type { Row } from '../lib/report';

/** One of the things that the whole product is tried by. */
export interface Trial {
  name: string;
  /**
   * Runs it and gives its figures beside what is asked of them.
   *
   * @param scale how much of the full count is tried, more than 0 and up to 1.
   */
  run: (scale: number) => Promise<Row[]>;
}

/** This share of a full count, at least 1. */
export const scaled = (full: number, scale: number) => Math.max(1, Math.round(full * scale));
