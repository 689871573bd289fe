import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useFailureText } from '@/components/auth';
import type { InvalidDraft } from '@/components/kit/use-draft';
import { conflictsOf, differing, without } from '@/core/values/value-conflicts';
import { ApiError } from '@/services/api-error';
import { useEditorDispatch } from '@/store/editor/hooks';
import type { SettingValue, SettingValues } from '@/store/editor/shop';
import { readSettings, type SaveConflict, type SavedSettings, saveSettings } from './save-settings';
import { settingAt } from './settings';
import { asSentence, problemsOf, type Rule } from './values';

const NOTHING: SettingValues = {};
const NO_PROBLEMS: Readonly<Record<string, string>> = {};

/** The settings of the shop as they are stored, and what is changed of them and not saved yet. */
export function useSettings() {
  const dispatch = useEditorDispatch();
  const failureWords = useFailureText();
  const [saved, setSaved] = useState<SavedSettings>();
  const [served, setServed] = useState<SettingValues>();
  const [rule, setRule] = useState<Rule>(() => () => null);
  const [draft, setDraft] = useState(NOTHING);
  const [status, setStatus] = useState<'idle' | 'loading' | 'saving'>('idle');
  const [failure, setFailure] = useState('');
  const [refused, setRefused] = useState(NO_PROBLEMS);
  const [conflict, setConflict] = useState<SaveConflict>();
  const [unsound] = useState(() => new Map<string, InvalidDraft>());
  const [round, setRound] = useState(0);
  const isSaving = useRef(false);
  /** Latest values, for callbacks that have waited. */
  const latest = useRef({ saved, draft });
  useLayoutEffect(() => {
    latest.current = { saved, draft };
  });

  /** Conflicts: what is changed now cannot stand beside what is stored by now. */
  const conflictsWith = ({ values }: SavedSettings, base: SettingValues = values) =>
    conflictsOf({ base, mine: latest.current.draft, theirs: values });

  const load = async () => {
    setStatus('loading');
    setFailure('');
    try {
      const [rules, loaded] = await Promise.all([
        import('@/services/design-rules'),
        dispatch(readSettings()),
      ]);
      setRule(() => rules.designProblem);
      // What was changed of something else is saved from that, and so asks first.
      if (conflictsWith(loaded, latest.current.saved?.values).length === 0) setSaved(loaded);
      setServed((before) => before ?? loaded.values);
    } catch (error) {
      setFailure(failureWords(error));
    }
    setStatus('idle');
  };

  const refuse = (error: unknown) => {
    const setting = error instanceof ApiError ? settingAt(error.path) : undefined;
    const words = failureWords(error);
    if (setting) setRefused({ [setting.path]: asSentence(words) });
    else setFailure(words);
  };

  /** One at a time; what is changed while it runs is there to be saved next. */
  const save = async (from: SavedSettings, mine: SettingValues) => {
    if (isSaving.current) return;
    isSaving.current = true;
    let savedValues = from.values;
    setStatus('saving');
    setFailure('');
    setRefused(NO_PROBLEMS);
    try {
      const result = await dispatch(saveSettings(from, mine));
      if ('conflicts' in result) return setConflict(result);
      savedValues = result.values;
      // What was changed while it ran was changed of what was there before.
      const conflicts = conflictsWith(result, { ...from.values, ...mine });
      if (conflicts.length > 0) setConflict({ ...result, conflicts });
      else setSaved(result);
    } catch (error) {
      refuse(error);
    } finally {
      isSaving.current = false;
      setDraft((now) => differing(now, savedValues));
      setStatus('idle');
    }
  };

  const change = (values: SettingValues) => {
    // What is stored is not known while it is saved: a value as it was may be a change by then.
    const savedValues = isSaving.current ? NOTHING : (saved?.values ?? NOTHING);
    setDraft((before) => differing({ ...before, ...values }, savedValues));
    const stays = ([path]: [string, string]) => !(path in values);
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(stays)));
  };

  return {
    ...{ saved, served, draft, status, failure, conflict, load, change },
    /** Invalid input of controls, by paths; they hand on valid values alone. */
    unsound,
    /** Number that changes each time that all of it is given up, whatever controls still hold. */
    round,
    values: saved && { ...saved.values, ...draft },
    problems: { ...problemsOf(draft, rule), ...refused },
    set: (path: string, value: SettingValue) => change({ [path]: value }),
    discard() {
      unsound.clear();
      setRound(round + 1);
      setDraft(NOTHING);
      setRefused(NO_PROBLEMS);
      setFailure('');
    },
    save: async () => saved && save(saved, draft),
    /** Goes on from what others have saved; at these paths theirs is to stand. */
    async settle(theirs: ReadonlySet<string>) {
      if (!conflict) return;
      const rest = differing(without(draft, theirs), conflict.values);
      setSaved(conflict);
      setDraft(rest);
      setConflict(undefined);
      if (Object.keys(rest).length > 0) await save(conflict, rest);
    },
    postpone: () => setConflict(undefined),
  };
}

export type Settings = ReturnType<typeof useSettings>;

export const SettingsContext = createContext<Settings | null>(null);

export function useShopSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (settings === null) throw new Error('Settings of the shop are used outside of ShopSettings.');
  return settings;
}
