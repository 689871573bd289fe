import { useLayoutEffect, useRef, useState } from 'react';
import { useFailureText } from '@/components/auth';
import type { InvalidDraft } from '@/components/kit/use-draft';
import { conflictsOf, differing, without } from '@/core/values/value-conflicts';
import { ApiError } from '@/services/api-error';
import { useEditorDispatch } from '@/store/editor/hooks';
import type { SettingValue, SettingValues } from '@/store/editor/shop';
import { asSentence, problemsOf, type Rule } from './problems';
import { type Clash, type Known, readSettings, saveSettings } from './save-settings';
import { settingAt } from './settings';

const NOTHING: SettingValues = {};
const NO_PROBLEMS: Readonly<Record<string, string>> = {};

/** The settings of the shop as they are stored, and what is changed of them and not saved yet. */
export function useSettings() {
  const dispatch = useEditorDispatch();
  const failureWords = useFailureText();
  const [known, setKnown] = useState<Known>();
  const [served, setServed] = useState<SettingValues>();
  const [rule, setRule] = useState<Rule>(() => () => null);
  const [draft, setDraft] = useState(NOTHING);
  const [status, setStatus] = useState<'idle' | 'loading' | 'saving'>('idle');
  const [failure, setFailure] = useState('');
  const [refused, setRefused] = useState(NO_PROBLEMS);
  const [clash, setClash] = useState<Clash>();
  const [unsound] = useState(() => new Map<string, InvalidDraft>());
  const [round, setRound] = useState(0);
  const isSaving = useRef(false);
  /** As of now, for what has waited. */
  const latest = useRef({ known, draft });
  useLayoutEffect(() => {
    latest.current = { known, draft };
  });

  /** Where what is changed now cannot stand beside what is stored by now. */
  const conflictsWith = ({ values }: Known, base: SettingValues = values) =>
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
      if (conflictsWith(loaded, latest.current.known?.values).length === 0) setKnown(loaded);
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
  const save = async (from: Known, mine: SettingValues) => {
    if (isSaving.current) return;
    isSaving.current = true;
    let stored = from.values;
    setStatus('saving');
    setFailure('');
    setRefused(NO_PROBLEMS);
    try {
      const result = await dispatch(saveSettings(from, mine));
      if ('conflicts' in result) return setClash(result);
      stored = result.values;
      // What was changed while it ran was changed of what was there before.
      const conflicts = conflictsWith(result, { ...from.values, ...mine });
      if (conflicts.length > 0) setClash({ ...result, conflicts });
      else setKnown(result);
    } catch (error) {
      refuse(error);
    } finally {
      isSaving.current = false;
      setDraft((now) => differing(now, stored));
      setStatus('idle');
    }
  };

  const change = (values: SettingValues) => {
    // What is stored is not known while it is saved: a value as it was may be a change by then.
    const stored = isSaving.current ? NOTHING : (known?.values ?? NOTHING);
    setDraft((before) => differing({ ...before, ...values }, stored));
    const stays = ([path]: [string, string]) => !(path in values);
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(stays)));
  };

  return {
    ...{ known, served, draft, status, failure, clash, load, change },
    /** Invalid input of controls, by paths; they hand on valid values alone. */
    unsound,
    /** Another one each time that all of it is given up, whatever controls still hold. */
    round,
    values: known && { ...known.values, ...draft },
    problems: { ...problemsOf(draft, rule), ...refused },
    set: (path: string, value: SettingValue) => change({ [path]: value }),
    discard() {
      unsound.clear();
      setRound(round + 1);
      setDraft(NOTHING);
      setRefused(NO_PROBLEMS);
      setFailure('');
    },
    save: async () => known && save(known, draft),
    /** Goes on from what others have saved; at these paths theirs is to stand. */
    async settle(theirs: ReadonlySet<string>) {
      if (!clash) return;
      const rest = differing(without(draft, theirs), clash.values);
      setKnown(clash);
      setDraft(rest);
      setClash(undefined);
      if (Object.keys(rest).length > 0) await save(clash, rest);
    },
    postpone: () => setClash(undefined),
  };
}

export type Settings = ReturnType<typeof useSettings>;
