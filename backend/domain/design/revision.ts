import { HttpError } from '../../errors';

/**
 * A save that names no revision counts as one of the newest, because clients that know of none exist;
 * one that names another than the stored would overwrite what its sender has not seen.
 * @throws HttpError 409 with the stored revision.
 */
export function assertNewest(named: number | undefined, stored: number, path = 'revision'): void {
  if (named === undefined || named === stored) return;
  const message = `Somebody saved in the meantime: this is made from revision ${named}, and ${stored} is stored.`;
  throw new HttpError(409, message, { path, revision: stored });
}
