import { nodeOf, ROOT, type Tree } from '@/blocks/layout/tree/tree';
import { ApiError } from '@/services/api-error';
import { explainFailure } from '@/services/explain-failure';
import type { Complaint, FailedSave, FailureCause } from '../save-state';

interface Failed {
  failure: FailedSave;
  /** What was sent, where nobody knows whether it was stored. */
  inDoubt: Tree | null;
}

/** Why a save failed, in words for the admin. */
export function failureOf(error: unknown, sent: Tree): Failed {
  if (!(error instanceof ApiError)) console.error('A save broke off:', error);
  const path = error instanceof ApiError ? error.path : '';
  const failure = {
    cause: causeOf(error),
    message: explainFailure(error),
    complaint: complaintAt(sent, path),
  };
  return { failure, inDoubt: isUnknown(error) ? sent : null };
}

function causeOf(error: unknown): FailureCause {
  if (!(error instanceof ApiError) || error.kind !== 'status') return 'unreachable';
  if (error.status === 401) return 'session';
  return isServerAway(error) ? 'unreachable' : 'refused';
}

/** Whether the server may have stored what it has not answered. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.kind !== 'status' || isServerAway(error));
}

function isServerAway({ status = 0 }: ApiError): boolean {
  return status >= 500 || status === 408 || status === 429;
}

/**
 * The block that a path such as `layout.3.children.0.props.title` leads to in a layout that was sent, and
 * what of it; null where it leads to none.
 */
function complaintAt(tree: Tree, path: string): Complaint | null {
  const [, ...steps] = path.split('.');
  let key = ROOT;
  let at = 0;
  for (; at < steps.length; at += 2) {
    const next = nodeOf(tree, key).children[Number(steps[at])];
    if (next === undefined) return null;
    key = next;
    if (steps[at + 1] !== 'children') break;
  }
  if (key === ROOT) return null;
  return { key, node: nodeOf(tree, key), field: steps.slice(at + 1).join('.') };
}
