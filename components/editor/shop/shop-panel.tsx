import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton } from '@/components/kit/button';
import { Icon } from '@/components/kit/icon';
import { close as closeIcon, search as searchIcon } from '@/components/kit/icons';
import { DraftsContext } from '@/components/kit/use-draft';
import { DEFAULT_THEME } from '@/core/model/theme';
import { useEditorSelector } from '@/store/editor/hooks';
import { mayDo } from '@/store/editor/selectors';
import { useDrafts, useHasDraft } from '../drafts';
import { shopPalette } from '../panel/shop-palette';
import { clockWords } from '../shared/when';
import { PaletteContext } from '../ui/color/palette';
import { CloseSettings } from './close-settings';
import { settingId } from './controls/control';
import { LeftSettings } from './left-settings';
import * as messages from './messages';
import { SectionNav } from './section-nav';
import { SettingSections } from './setting-sections';
import { matchingSections, SECTIONS, sectionOf } from './settings/settings';
import { useShopPlace } from './settings/shop-place';
import { useShopSettings } from './settings/use-settings';
import { SettingsConflict } from './settings-conflict';
import styles from './shop-panel.module.css';

/** Settings of the shop beside the page, reached by name, section or search. */
export function ShopPanel() {
  const { section, open, close, isAskingToClose } = useShopPlace();
  const settings = useShopSettings();
  const { conflict, problems, unsound, round, status, draft, save, settle, postpone } = settings;
  const offered = useDrafts().settings?.id;
  const maySave = useEditorSelector(mayDo('design.write'));
  const panel = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [wanted, setWanted] = useState<string>();
  const isSearching = query.trim() !== '';
  const matches = isSearching
    ? matchingSections(query)
    : SECTIONS.filter(({ id }) => id === section);

  useLayoutEffect(() => panel.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: then a button cannot be pressed again, and the way goes on from the panel
  useLayoutEffect(() => {
    if (isFocusLost()) panel.current?.focus();
  }, [status, draft, offered]);
  // Once its section is there.
  useLayoutEffect(() => {
    if (!wanted) return;
    document.getElementById(settingId(wanted))?.focus();
    setWanted(undefined);
  }, [wanted]);

  const trySave = () => {
    if (!maySave) return;
    const [wrong] = [...Object.keys(problems), ...unsound.keys()];
    if (wrong === undefined) return save();
    setQuery('');
    open(sectionOf(wrong));
    setWanted(wrong);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    if ((!isSave && event.key !== 'Escape') || isInDialog(event.target)) return;
    event.preventDefault();
    if (isSave) trySave();
    else if (isSearching) setQuery('');
    else close();
  };
  return (
    <PaletteContext value={PALETTE}>
      <DraftsContext value={unsound}>
        <section
          ref={panel}
          tabIndex={-1}
          className={styles.panel}
          aria-label={messages.panelName}
          onKeyDown={onKeyDown}
        >
          <header className={styles.head}>
            <h2 className={styles.title}>{messages.panelName}</h2>
            <div className={styles.search}>
              <Icon of={searchIcon} />
              <input
                type="search"
                className={styles.query}
                aria-label={messages.searchSettings}
                placeholder={messages.searchSettings}
                value={query}
                onChange={(event) => setQuery(event.currentTarget.value)}
              />
            </div>
            <IconButton icon={closeIcon} label={messages.closeSettings} onClick={close} />
          </header>
          <LeftSettings />
          <div className={styles.body}>
            <SectionNav
              section={isSearching ? undefined : section}
              onChoose={(id) => {
                setQuery('');
                open(id);
              }}
            />
            <SettingSections key={round} sections={matches} isFiltered={isSearching} />
          </div>
          <SettingsFoot onSave={trySave} />
        </section>
        {conflict && (
          <SettingsConflict
            title={messages.settingsConflict}
            verb={messages.save}
            conflicts={conflict.conflicts}
            onSettle={settle}
            onClose={postpone}
          />
        )}
        {isAskingToClose && <CloseSettings />}
      </DraftsContext>
    </PaletteContext>
  );
}

/** Returns whether an event comes from a dialog, which has keys of its own. */
const isInDialog = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.matches(':disabled') === true;
}

/** No color of a theme follows another one. */
const PALETTE = { ...shopPalette(DEFAULT_THEME), theme: [] };

/** The number of changed settings, with the actions on them. */
function SettingsFoot({ onSave }: { onSave: () => void }) {
  const { draft, problems, status, failure, saved, discard } = useShopSettings();
  const count = Object.keys(draft).length;
  const hasLocalDraft = useHasDraft();
  const maySave = useEditorSelector(mayDo('design.write'));
  const wrong = Object.keys(problems).length;
  const asOf = useEditorSelector(({ pageDesign }) => pageDesign.domainDesign.lastUpdated);
  return (
    <footer className={styles.foot}>
      <p
        className={failure || wrong ? styles.failure : styles.state}
        role="status"
        title={asOf ? messages.asOf(clockWords(Date.parse(asOf), Date.now())) : undefined}
      >
        {saved &&
          (failure || (maySave ? stateWords(count, wrong, hasLocalDraft) : messages.readOnly))}
      </p>
      <Button disabled={count === 0 || status === 'saving'} onClick={discard}>
        {messages.discardChanges}
      </Button>
      <Button
        look="primary"
        disabled={!maySave || count === 0 || status !== 'idle'}
        onClick={onSave}
      >
        {status === 'saving' ? messages.saving : messages.saveSettings}
      </Button>
    </footer>
  );
}

function stateWords(count: number, wrong: number, hasLocalDraft: boolean): string {
  if (wrong > 0) return wrong === 1 ? messages.oneProblem : messages.problems(wrong);
  if (count === 0) return messages.allSaved;
  const words = count === 1 ? messages.oneUnsaved : messages.unsaved(count);
  return hasLocalDraft ? messages.onDevice(words) : words;
}
