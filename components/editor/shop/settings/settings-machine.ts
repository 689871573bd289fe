import { conflictsOf, differing, without } from '@/core/values/value-conflicts';
import type { SettingValues } from '@/store/editor/shop';
import type { SaveConflict, SavedSettings } from './save-settings';

const NOTHING: SettingValues = {};

/** The settings of the shop as they are edited. */
interface SettingsState {
  /** Both may be true: settings are loaded whenever they are opened, also while a save runs. */
  isLoading: boolean;
  isSaving: boolean;
  saved: SavedSettings | undefined;
  /** Values that the document came with. */
  served: SettingValues | undefined;
  /** Changed values that are not saved yet. */
  draft: SettingValues;
  /** A save of others meanwhile that changed the same as is changed here. */
  conflict: SaveConflict | undefined;
  /** Reason of the last failure, '' for none; `refused` has those of single settings, by path. */
  failure: string;
  refused: Readonly<Record<string, string>>;
  /** Number that changes each time that all changes are discarded, whatever controls still hold. */
  round: number;
}

type SettingsEvent =
  | { type: 'loadBegun' | 'discarded' | 'postponed' }
  | { type: 'loaded'; loaded: SavedSettings }
  | { type: 'loadFailed'; failure: string }
  /** A save of `mine` begins, made from what was saved then. */
  | { type: 'saveBegun' }
  | { type: 'saveConflicted'; conflict: SaveConflict; from: SavedSettings }
  | { type: 'saveEnded'; saved: SavedSettings; from: SavedSettings; mine: SettingValues }
  | { type: 'saveFailed'; failure: string; path: string | undefined; from: SavedSettings }
  | { type: 'changed'; values: SettingValues }
  /** Goes on from the conflicting save; at these paths theirs is to stand. */
  | { type: 'settled'; theirs: ReadonlySet<string> };

export const NO_SETTINGS: SettingsState = {
  ...{ isLoading: false, isSaving: false, saved: undefined, served: undefined, draft: NOTHING },
  ...{ conflict: undefined, failure: '', refused: {}, round: 0 },
};

/** The status that is shown: a save is the weightier. */
export function statusOf({ isLoading, isSaving }: SettingsState): 'idle' | 'loading' | 'saving' {
  if (isSaving) return 'saving';
  return isLoading ? 'loading' : 'idle';
}

/** The state that follows an event. */
export function nextSettings(now: SettingsState, event: SettingsEvent): SettingsState {
  switch (event.type) {
    case 'loadBegun':
      return { ...now, isLoading: true, failure: '' };
    case 'loaded':
      return loaded(now, event.loaded);
    case 'loadFailed':
      return { ...now, isLoading: false, failure: event.failure };
    case 'saveBegun':
      return { ...now, isSaving: true, failure: '', refused: {} };
    case 'saveConflicted':
      return { ...afterSave(now, event.from), conflict: event.conflict };
    case 'saveEnded':
      return saveEnded(now, event);
    case 'saveFailed': {
      const { path, failure } = event;
      const reason = path === undefined ? { failure } : { refused: { [path]: failure } };
      return { ...afterSave(now, event.from), ...reason };
    }
    case 'changed':
      return changed(now, event.values);
    case 'discarded':
      return { ...now, draft: NOTHING, refused: {}, failure: '', round: now.round + 1 };
    case 'settled':
      return settled(now, event.theirs);
    case 'postponed':
      return { ...now, conflict: undefined };
  }
}

function loaded(now: SettingsState, loaded: SavedSettings): SettingsState {
  const { saved, served = loaded.values, draft } = now;
  const base = saved?.values ?? loaded.values;
  // What was changed of something else is saved from that, and so asks first.
  const isOther = conflictsOf({ base, mine: draft, theirs: loaded.values }).length > 0;
  return { ...now, isLoading: false, saved: isOther ? saved : loaded, served };
}

/** Ends a save: changes made while it ran are there to be saved next. */
const afterSave = (now: SettingsState, { values }: SavedSettings): SettingsState => ({
  ...now,
  isSaving: false,
  draft: differing(now.draft, values),
});

function saveEnded(
  now: SettingsState,
  { saved, from, mine }: Extract<SettingsEvent, { type: 'saveEnded' }>,
): SettingsState {
  // What was changed while it ran was changed of what was there before.
  const base = { ...from.values, ...mine };
  const conflicts = conflictsOf({ base, mine: now.draft, theirs: saved.values });
  const result = conflicts.length > 0 ? { conflict: { ...saved, conflicts } } : { saved };
  return { ...afterSave(now, saved), ...result };
}

function changed(now: SettingsState, values: SettingValues): SettingsState {
  // What is stored is not known while it is saved: a value as it was may be a change by then.
  const savedValues = now.isSaving ? NOTHING : (now.saved?.values ?? NOTHING);
  const draft = differing({ ...now.draft, ...values }, savedValues);
  const refused = Object.entries(now.refused).filter(([path]) => !(path in values));
  return { ...now, draft, refused: Object.fromEntries(refused) };
}

function settled(now: SettingsState, theirs: ReadonlySet<string>): SettingsState {
  const { conflict: saved, draft } = now;
  if (!saved) return now;
  const rest = differing(without(draft, theirs), saved.values);
  return { ...now, saved, draft: rest, conflict: undefined };
}
