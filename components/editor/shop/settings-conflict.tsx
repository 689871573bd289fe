import type { Conflict } from '@/core/values/value-conflicts';
import type { SettingValue } from '@/store/editor/shop';
import { type Choice, ConflictsDialog } from '../ui/conflicts-dialog';
import { settingAt } from './settings/settings';
import { valueWords } from './value-words';

interface SettingsConflictProps {
  title: string;
  /** The label of the action. */
  verb: string;
  conflicts: readonly Conflict<SettingValue>[];
  /** Settles the conflict: at these paths theirs is to stand. */
  onSettle: (theirs: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Settings that somebody else saved meanwhile beside one's own, to choose between. */
export function SettingsConflict({ conflicts, ...rest }: SettingsConflictProps) {
  return <ConflictsDialog choices={conflicts.flatMap(choiceOf)} {...rest} />;
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
