import { useState } from 'react';
import { type Conflict, conflictsOf, without } from '@/core/values/value-conflicts';
import type { SettingsDraft } from '@/store/editor/drafts/database';
import type { SettingValue, SettingValues } from '@/store/editor/shop';
import { OfferCard, useDrafts } from '../drafts';
import { announce } from '../shared/announce';
import styles from './left-settings.module.css';
import * as messages from './messages';
import { settingAt } from './settings/settings';
import { useShopSettings } from './settings/use-settings';
import { valuesAt } from './settings/values';
import { SettingsConflict } from './settings-conflict';

const MOST_NAMES = 4;

/** Offers what was changed of the settings and never saved, in a tab that is gone. */
export function LeftSettings() {
  const { settings: left } = useDrafts();
  const { values, status } = useShopSettings();
  // While they are on their way it is not known what the changes would be compared with.
  if (!left || !values || status !== 'idle') return null;
  return <LeftOffer key={left.id} left={left} values={values} />;
}

function LeftOffer({ left, values }: { left: SettingsDraft; values: SettingValues }) {
  const { adopt, discard } = useDrafts();
  const { change } = useShopSettings();
  const [conflicts, setConflicts] = useState<readonly Conflict<SettingValue>[]>([]);
  // A draft may be older than this version.
  const mine = valuesAt(left.mine, values);

  const take = (taken: SettingValues) => {
    setConflicts([]);
    change(taken);
    adopt(left.id);
    announce(messages.changesRestored);
  };
  const restore = () => {
    const conflicts = conflictsOf({ base: left.base, mine, theirs: values });
    if (conflicts.length > 0) setConflicts(conflicts);
    else take(mine);
  };
  return (
    <div className={styles.left}>
      <OfferCard
        changedAt={left.changedAt}
        about={namesOf(mine)}
        onRestore={restore}
        onDiscard={() => discard(left.id)}
      />
      {conflicts.length > 0 && (
        <SettingsConflict
          title={messages.settingsChanged}
          verb={messages.restore}
          conflicts={conflicts}
          onSettle={(theirs) => take(without(mine, theirs))}
          onClose={() => setConflicts([])}
        />
      )}
    </div>
  );
}

function namesOf(values: SettingValues): string {
  const names = Object.keys(values).map((path) => settingAt(path)?.label ?? path);
  const more = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? messages.andMore(more) : '');
}
