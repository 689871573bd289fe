import type { ComponentProps } from 'react';
import type { Conflict } from '@/core/values/value-conflicts';
import type { SettingValue } from '@/store/editor/shop';
import { type Choice, ConflictsDialog } from '../ui/conflicts-dialog';
import { settingAt } from './settings/settings';
import { valueWords } from './value-words';

interface SettingsConflictProps extends Omit<ComponentProps<typeof ConflictsDialog>, 'choices'> {
  conflicts: readonly Conflict<SettingValue>[];
}

/** Settings that somebody else saved meanwhile beside one's own, to choose between. */
export function SettingsConflict({ conflicts, ...rest }: SettingsConflictProps) {
  return <ConflictsDialog choices={conflicts.flatMap(choiceOf)} {...rest} />;
}

function choiceOf({ path, mine, theirs }: Conflict<SettingValue>): Choice[] {
  const setting = settingAt(path);
  if (!setting) return [];
  const sides = {
    mine: valueWords(setting, mine, theirs),
    theirs: valueWords(setting, theirs, mine),
  };
  return [{ path, label: setting.label, ...sides }];
}
