import { ApiError } from '@/services/api-error';
import { documentSaved } from '../document-actions';
import { sendDocument } from '../documents';
import type { EditorThunk } from '../inject';
import { saveBegun, saveDropped, saveFailed } from '../save-reducer';
import type { FailureCause } from '../save-state';
import { isChanged, selectOpen } from '../selectors';
import type { EditedDocument } from '../state';
import { failureOf } from './failure';
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
    if (!document || editor.saving.dispute) return;
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
