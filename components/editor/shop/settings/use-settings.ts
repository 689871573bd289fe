import { createContext, useContext, useReducer, useRef, useState } from 'react';
import { useFailureText } from '@/components/auth';
import type { InvalidDraft } from '@/components/kit/use-draft';
import { ApiError } from '@/services/api-error';
import { useEditorDispatch } from '@/store/editor/hooks';
import type { SettingValue, SettingValues } from '@/store/editor/shop';
import { readSettings, type SavedSettings, saveSettings } from './save-settings';
import { settingAt } from './settings';
import { NO_SETTINGS, nextSettings, statusOf } from './settings-machine';
import { asSentence, problemsOf, type Rule } from './values';

/** The settings of the shop as they are stored, and what is changed of them and not saved yet. */
export function useSettings() {
  const dispatch = useEditorDispatch();
  const failureWords = useFailureText();
  const [state, send] = useReducer(nextSettings, NO_SETTINGS);
  const [rule, setRule] = useState<Rule>(() => () => null);
  const [unsound] = useState(() => new Map<string, InvalidDraft>());
  const isSaving = useRef(false);
  const { saved, draft, refused, conflict } = state;

  const load = async () => {
    send({ type: 'loadBegun' });
    try {
      const [rules, loaded] = await Promise.all([
        import('@/services/design-rules'),
        dispatch(readSettings()),
      ]);
      setRule(() => rules.designProblem);
      send({ type: 'loaded', loaded });
    } catch (error) {
      send({ type: 'loadFailed', failure: failureWords(error) });
    }
  };

  /** One at a time. */
  const save = async (from: SavedSettings, mine: SettingValues) => {
    if (isSaving.current) return;
    isSaving.current = true;
    send({ type: 'saveBegun' });
    try {
      const result = await dispatch(saveSettings(from, mine));
      if ('conflicts' in result) send({ type: 'saveConflicted', conflict: result, from });
      else send({ type: 'saveEnded', saved: result, from, mine });
    } catch (error) {
      const path = error instanceof ApiError ? settingAt(error.path)?.path : undefined;
      const words = failureWords(error);
      const failure = path === undefined ? words : asSentence(words);
      send({ type: 'saveFailed', failure, path, from });
    } finally {
      isSaving.current = false;
    }
  };

  const change = (values: SettingValues) => send({ type: 'changed', values });

  return {
    ...state,
    ...{ status: statusOf(state), load, change },
    /** Invalid input of controls, by paths; they hand on valid values alone. */
    unsound,
    values: saved && { ...saved.values, ...draft },
    problems: { ...problemsOf(draft, rule), ...refused },
    set: (path: string, value: SettingValue) => change({ [path]: value }),
    discard() {
      unsound.clear();
      send({ type: 'discarded' });
    },
    save: async () => saved && save(saved, draft),
    /** Goes on from what others have saved; at these paths theirs is to stand. */
    async settle(theirs: ReadonlySet<string>) {
      if (!conflict) return;
      const settled = nextSettings(state, { type: 'settled', theirs });
      send({ type: 'settled', theirs });
      if (Object.keys(settled.draft).length > 0) await save(conflict, settled.draft);
    },
    postpone: () => send({ type: 'postponed' }),
  };
}

export type Settings = ReturnType<typeof useSettings>;

export const SettingsContext = createContext<Settings | null>(null);

export function useShopSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (settings === null) throw new Error('Settings of the shop are used outside of ShopSettings.');
  return settings;
}
