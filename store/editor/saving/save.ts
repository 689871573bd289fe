import { nodeOf, ROOT, type Tree } from '@/blocks/layout/tree/tree';
import { ApiError } from '@/services/api-error';
import { explainFailure } from '@/services/explain-failure';
import { lacksFactor, lacksRight } from '@/services/refusal';
import { isOutdated } from '../design-calls';
import { sendDocument } from '../documents';
import type { EditorThunk } from '../inject';
import * as messages from '../messages';
import {
  type Complaint,
  conflictClosed,
  type Failed,
  type FailureCause,
  saveBegun,
  saveDropped,
  saveFailed,
} from '../save-reducer';
import { isChanged, selectOpen } from '../selectors';
import { documentSaved, type EditedDocument } from '../state';
import { failedOf, saveOf } from './selectors';

/** The maximum number of attempts over newer revisions that need no decision. */
const MAX_TRIES = 4;

/** Saves a document, by default the open one. A failure goes into the store; edits that collide become a conflict. */
export const save =
  (id?: string): EditorThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { editor } = getState();
    const document = editor.documents[id ?? selectOpen(getState())?.id ?? ''];
    if (!document || editor.saving.conflict) return;
    const { phase } = saveOf(getState(), document.id);
    if (phase === 'saving') return;
    if (isChanged(document)) await dispatch(send(document.id, MAX_TRIES));
    else if (phase === 'failed') dispatch(saveDropped(document.id));
  };

export function saveFailedOf(cause: FailureCause): EditorThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    const again = failedOf(getState(), cause);
    return Promise.all(again.map(([id]) => dispatch(save(id))));
  };
}

/** Retries unanswered saves of unchanged documents alone. Returns true if others are left. */
export const resend = (): EditorThunk<boolean> => (dispatch, getState) => {
  const { documents } = getState().editor;
  const failed = failedOf(getState(), 'unreachable');
  const same = failed.filter(([id, { inDoubt }]) => {
    const [document, saved] = [documents[id], inDoubt.at(-1)];
    return document && saved && !isChanged({ ...document, saved });
  });
  for (const [id] of same) dispatch(save(id));
  return same.length < failed.length;
};

function send(id: string, tries: number): EditorThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const sent = getState().editor.documents[id];
    if (!sent) return;
    dispatch(saveBegun(id));
    try {
      const revision = await dispatch(sendDocument(sent));
      dispatch(documentSaved({ id, tree: sent.tree, revision, savedAt: new Date().toISOString() }));
    } catch (error) {
      if (isOutdated(error) && tries > 1) await dispatch(retry(sent, tries - 1));
      else dispatch(saveFailed(failureOf(error, sent)));
    }
  };
}

/** Reconciles with what somebody else has saved meanwhile, and retries if that needs no decision. */
function retry(sent: EditedDocument, tries: number): EditorThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      const { reconcile } = await import('./reconcile');
      if (await dispatch(reconcile(sent))) await dispatch(send(sent.id, tries));
    } catch (error) {
      dispatch(saveFailed(failureOf(error, sent)));
    }
  };
}

function failureOf(error: unknown, { id, tree }: EditedDocument): Failed {
  if (!(error instanceof ApiError)) console.error('A save broke off:', error);
  const complaint = complaintAt(tree, error instanceof ApiError ? error.path : '');
  const failure = { cause: causeOf(error), message: explainFailure(error), complaint };
  return { id, failure, inDoubt: isUnknown(error) ? tree : null };
}

function causeOf(error: unknown): FailureCause {
  if (!(error instanceof ApiError) || error.kind !== 'status') return 'unreachable';
  if (error.status === 401) return 'session';
  if (lacksRight(error)) return 'right';
  if (lacksFactor(error)) return 'factor';
  return isServerUnavailable(error) ? 'unreachable' : 'refused';
}

/** Returns true if the server may have saved without answering. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind !== 'status' || isServerUnavailable(error));

const isServerUnavailable = ({ status = 0 }: ApiError): boolean =>
  status >= 500 || status === 408 || status === 429;

/** The block and the rest that a path such as `layout.3.children.0.props.title` of a sent layout leads to. */
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

/** Leaves a conflict unresolved: nothing is saved or restored, and all edits stay. */
export const postponeConflict = (): EditorThunk => (dispatch, getState) => {
  const { conflict } = getState().editor.saving;
  dispatch(conflictClosed());
  if (conflict?.kind !== 'save') return;
  const failure = { cause: 'refused', message: messages.savedMeanwhile, complaint: null } as const;
  dispatch(saveFailed({ id: conflict.id, failure, inDoubt: null }));
};
