import { ApiError } from '../api-error';
import type { PageRequest } from './shop-page';

/** A backend that lacks a call, or answers it in a way of its own, costs a feature, not the page. */
export function lackingAs<Instead>(instead: Instead) {
  return (error: unknown): Instead => {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'schema' || error.status === 404 || error.status === 501) return instead;
    throw error;
  };
}

/** Falls back for an optional call; the page is not cached then. */
export function withoutIt<Instead>({ doNotKeep }: PageRequest, instead: Instead) {
  return (error: unknown): Instead => {
    if (!(error instanceof ApiError)) throw error;
    doNotKeep();
    return instead;
  };
}
