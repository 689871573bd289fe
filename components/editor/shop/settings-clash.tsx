import type { Conflict } from '@/core/values/value-conflicts';
import type { SettingValue } from '@/store/editor/shop';
import { type Choice, ClashDialog } from '../ui/clash-dialog';
import { settingAt } from './settings/settings';
import { valueWords } from './value-words';

interface SettingsClashProps {
  title: string;
  /** The label of the action. */
  verb: string;
  conflicts: readonly Conflict<SettingValue>[];
  /** At these paths theirs is to stand. */
  onSettle: (theirs: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Settings that somebody else saved meanwhile beside one's own, to choose between. */
export function SettingsClash({ conflicts, ...rest }: SettingsClashProps) {
  return <ClashDialog choices={conflicts.flatMap(choiceOf)} {...rest} />;
}

function choiceOf({ path, mine, theirs }: Conflict<SettingValue>): Choice[] {
  const setting = settingAt(path);
  if (!setting) return [];
  const words = {
    mine: valueWords(setting, mine, theirs),
    theirs: valueWords(setting, theirs, mine),
  };
  return [{ path, label: setting.label, ...words }];
}
