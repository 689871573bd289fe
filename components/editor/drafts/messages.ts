export const cancel = 'Cancel';
export const save = 'Save';
export const restore = 'Restore';
export const savedElsewhere = 'Somebody else has saved in the meantime';
export const pageChanged = 'The page has changed since';
export const mergesByItself = 'Both sets of changes are merged, as shown below.';
export const conflictsNeedDecision =
  'Decide what both of you changed; everything else is merged automatically.';
export const forAll = 'For all';
export const keepAllMine = 'Keep all mine';
export const takeAllTheirs = 'Take all theirs';
export const theirs = 'Theirs';
export const yours = 'Yours';
export const nothingVisible = 'No visible changes.';
export const before = 'before:';
export const after = ', now:';
export const keepMine = 'Keep mine';
export const takeTheirs = 'Take theirs';
export const deleted = 'Deleted';
export const remains = 'Kept';
export const nowhereShown = 'where nothing is shown';
export const theDefault = 'The default';
export const off = 'Off';
export const empty = 'Empty';
export const comparisonNotLoaded = 'The comparison could not be loaded. Try again.';
export const onlineAgain = 'You are online again. Save to send your changes.';
export const close = 'Close';
export const differences = 'Differences';
export const draftUnreadable = 'This draft cannot be read.';
export const comparedWithBase = 'Your changes, compared with the page as it was then:';
export const discard = 'Discard';
export const discardWarning = 'They are deleted from this device and can’t be restored.';
export const keepThem = 'Keep them';
export const discardForGood = 'Delete changes';
export const seeDifferences = 'See differences';
export const hide = 'Hide';
export const show = 'Show';
export const logIn = 'Log in';
export const setUpFactor = 'Set up your second step';
export const retry = 'Retry';
export const draftsOff = 'Drafts are not saved here';
export const draftsOffHint =
  'This browser saves no drafts, for example in a private window or when storage is full. Unsaved changes are lost when the tab closes.';
export const saving = 'Saving…';
export const couldNotSave = 'Could not save';
export const unsavedChanges = 'Unsaved changes';
export const onDevice = 'kept on this device';
export const noChanges = 'No changes';
export const saved = 'Saved';
export const restoreNotLoaded = 'Restoring could not be loaded. Try again.';
export const changesRestored = 'Your changes are restored.';
export const leftToDecide = (left: number, count: number): string =>
  `${left} of ${count} left to decide`;
export const savedBySomebody = (name: string, when: string): string =>
  `${name} was saved${when} by somebody else, or in another tab. Nothing of yours is lost.`;
export const draftOfOlderState = (name: string): string =>
  `Your draft is based on an earlier version of ${name}.`;
export const mergedAutomatically = (theirs: number, yours: number): string =>
  `Merged automatically: ${theirs} of theirs, ${yours} of yours`;
export const placedBlock = (block: string, place: string): string => `${block} placed ${place}`;
export const placed = (place: string): string => `Placed ${place}`;
export const added = (place: string): string => `Added ${place}`;
export const moved = (place: string): string => `Moved ${place}`;
export const restoreConflicts = (blocks: string): string =>
  `The page has changed since. When you restore, you choose which version of ${blocks} to keep. Your changes:`;
export const draftQuestion = (verb: string, changedAt: string): string =>
  `${verb} your changes of ${changedAt}?`;
export const draftOrigin = (changedAt: string, subject: string): string =>
  `They were made ${changedAt} on this device and never saved${subject}.`;
export const saveFailed = (message: string): string => `Could not save. ${message}`;
export const savedAt = (time: string): string => `Saved ${time}`;
export const withInner = (change: string, count: number): string =>
  `${change}, with ${count === 1 ? 'the block' : `the ${count} blocks`} in it`;
export const blocks = (count: number): string => (count === 1 ? 'one block' : `${count} blocks`);
export const on = 'On';
export const entries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;
export const oldDrafts = 'Unsaved changes wait at the shop’s old address';
export const oldDraftsHint = (origin: string): string =>
  `They were made in this browser at ${origin}/design, before the editor moved here.`;
export const bringOver = 'Bring them here';
export const later = 'Later';
export const broughtOver = (count: number): string =>
  count === 0
    ? 'These changes are too large to be brought here. They stay at the old address.'
    : `${count === 1 ? 'One unsaved draft was' : `${count} unsaved drafts were`} brought here. Each is offered when its page is open.`;
export const notBroughtOver =
  'This browser could not store the changes. Reload this page to try again.';
