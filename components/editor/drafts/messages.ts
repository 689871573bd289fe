export const cancel = 'Cancel';
export const save = 'Save';
export const restore = 'Restore';
export const somebodyElseSavedMeanwhile = 'Somebody else saved meanwhile';
export const thePageHasChangedSince = 'The page has changed since';
export const bothComeTogetherBy = 'Both come together by themselves, as below.';
export const whatBothChangedTakes =
  'What both changed takes a decision; all else comes together by itself.';
export const forAllOfThem = 'For all of them';
export const keepAllMine = 'Keep all mine';
export const takeAllTheirs = 'Take all theirs';
export const theirs = 'Theirs';
export const yours = 'Yours';
export const nothingThatShows = 'Nothing that shows.';
export const was = 'was';
export const is = ', is';
export const keepMine = 'Keep mine';
export const takeTheirs = 'Take theirs';
export const deleted = 'Deleted';
export const kept = 'Kept';
export const whereNothingIsShown = 'where nothing is shown';
export const theDefault = 'The default';
export const off = 'Off';
export const empty = 'Empty';
export const theComparisonCouldNot = 'The comparison could not be loaded. Try again.';
export const youAreOnlineAgain = 'You are online again. Save to send your changes.';
export const close = 'Close';
export const whatDiffers = 'What differs';
export const thisDraftCannotBeRead = 'This draft cannot be read.';
export const yourChangesBesideWhat = 'Your changes, beside what the page was then:';
export const discard = 'Discard';
export const theyAreDeletedFrom = 'They are deleted from this device, and cannot be had back.';
export const keepThem = 'Keep them';
export const discardForGood = 'Discard for good';
export const seeWhatDiffers = 'See what differs';
export const hide = 'Hide';
export const show = 'Show';
export const logIn = 'Log in';
export const retry = 'Retry';
export const draftsAreNotKeptHere = 'Drafts are not kept here';
export const thisBrowserKeepsNo =
  'This browser keeps no drafts, as in a private window or without room. What is not saved is lost with the tab.';
export const saving = 'Saving…';
export const couldNotSave = 'Could not save';
export const unsavedChanges = 'Unsaved changes';
export const keptOnThisDevice = 'kept on this device';
export const noChanges = 'No changes';
export const saved = 'Saved';
export const restoringCouldNotBe = 'Restoring could not be loaded. Try again.';
export const yourChangesAreRestored = 'Your changes are restored.';
export const ofLeftToDecide = (left: number, count: number): string =>
  `${left} of ${count} left to decide`;
export const wasSavedBySomebody = (name: string, when: string): string =>
  `${name} was saved${when} by somebody else, or in another tab. Nothing of yours is lost.`;
export const yourDraftWasMade = (name: string): string =>
  `Your draft was made from an earlier state of ${name}.`;
export const comesTogetherByItself = (count: number, count2: number): string =>
  `Comes together by itself: ${count} of theirs, ${count2} of yours`;
export const stands = (tree: string, words: string): string => `${tree} stands ${words}`;
export const stands2 = (words: string): string => `Stands ${words}`;
export const added = (after: string): string => `Added ${after}`;
export const moved = (after: string): string => `Moved ${after}`;
export const theBlocks = (count: number): string => `the ${count} blocks`;
export const thePageHasChanged = (conflicts: string): string =>
  `The page has changed since. Restoring asks what is to stand of ${conflicts}. Your changes:`;
export const blocks = (count: number): string => `${count} blocks`;
export const yourChangesOf = (verb: string, changedAt: string): string =>
  `${verb} your changes of ${changedAt}?`;
export const theyWereMadeOn = (changedAt: string, value: string): string =>
  `They were made ${changedAt} on this device, and never saved${value}.`;
export const couldNotSave2 = (message: string): string => `Could not save. ${message}`;
export const saved2 = (time: string): string => `Saved ${time}`;
