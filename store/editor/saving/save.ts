import { nodeOf, ROOT, type Tree } from '@/blocks/layout/tree/tree';
import { ApiError } from '@/services/api-error';
import { explainFailure } from '@/services/explain-failure';
import { documentSaved } from '../document-actions';
import { sendDocument } from '../documents';
import type { EditorThunk } from '../inject';
import { saveBegun, saveDropped, saveFailed } from '../save-reducer';
import type { Complaint, FailedSave, FailureCause } from '../save-state';
import { isChanged, selectOpen } from '../selectors';
import type { EditedDocument } from '../state';
import { failedOf, saveOf } from './selectors';

/** How often a save is sent anew by itself, over newer states of the server that are no matter to it. */
const MAX_TRIES = 4;

/**
 * Saves a document, the open one unless another is named: one save at a time, of what there is when it is
 * sent. What goes wrong is in the store then (`SaveState`), and the document stays as it is. Where somebody
 * else saved meanwhile, what takes an admin to settle is there as a dispute.
 */
export function save(id?: string): EditorThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { editor } = getState();
    const document = editor.documents[id ?? selectOpen(getState())?.id ?? ''];
    if (!document || editor.saving.conflict) return;
    const { phase } = saveOf(getState(), document.id);
    if (phase === 'saving') return;
    if (isChanged(document)) await dispatch(send(document.id, MAX_TRIES));
    else if (phase === 'failed') dispatch(saveDropped(document.id));
  };
}

/** Saves again what could not be saved for a reason that has gone. */
export function saveFailedOf(cause: FailureCause): EditorThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    const again = failedOf(getState(), cause);
    return Promise.all(again.map(([id]) => dispatch(save(id))));
  };
}

/**
 * Sends anew what had no answer, where it is still as it was sent: what was begun since is not to be seen by
 * shoppers unasked. Says whether there is such.
 */
export function resend(): EditorThunk<boolean> {
  return (dispatch, getState) => {
    const { documents } = getState().editor;
    const failed = failedOf(getState(), 'unreachable');
    const same = failed.filter(([id, { inDoubt }]) => {
      const [document, stored] = [documents[id], inDoubt.at(-1)];
      return document && stored && !isChanged({ ...document, stored });
    });
    for (const [id] of same) dispatch(save(id));
    return same.length < failed.length;
  };
}

function send(id: string, tries: number): EditorThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const sent = getState().editor.documents[id];
    if (!sent) return;
    dispatch(saveBegun(id));
    try {
      const revision = await dispatch(sendDocument(sent));
      dispatch(documentSaved({ id, tree: sent.tree, revision, savedAt: new Date().toISOString() }));
    } catch (error) {
      if (isOutdated(error) && tries > 1) await dispatch(goOn(sent, tries - 1));
      else dispatch(saveFailed({ id, ...failureOf(error, sent.tree) }));
    }
  };
}

/** Looks at what somebody has saved meanwhile, and goes on where it takes nobody to decide. */
function goOn(sent: EditedDocument, tries: number): EditorThunk<Promise<void>> {
  return async (dispatch) => {
    const { id, tree } = sent;
    try {
      const { meet } = await import('./meet');
      if (await dispatch(meet(sent))) await dispatch(send(id, tries));
    } catch (error) {
      dispatch(saveFailed({ id, ...failureOf(error, tree) }));
    }
  };
}

function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

interface Failed {
  failure: FailedSave;
  /** What was sent, where nobody knows whether it was stored. */
  inDoubt: Tree | null;
}

/** Why a save failed, in words for the admin. */
function failureOf(error: unknown, sent: Tree): Failed {
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
