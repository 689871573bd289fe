import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Tabs } from '@/components/kit/tabs';
import { useEditorDispatch } from '@/store/editor/hooks';
import { aloud } from '../commands/run-command';
import { tell } from '../notices/notices';
import { insertAtSelection } from './insert';
import { type PaletteGroup, type PaletteItem, usePaletteGroups } from './items';
import * as messages from './messages';
import { PresetNotes, SavedNotes } from './notes';
import styles from './palette.module.css';
import { PaletteList } from './palette-list';
import { PaletteSearch } from './palette-search';
import { loadPresets } from './presets/preset-shelf';
import { loadSaved } from './saved/saved';

const TABS = {
  blocks: messages.blocks,
  presets: messages.sections,
  saved: messages.saved,
} as const;

/** Blocks and sections to add to a page, by click or Enter behind the selection; the drawer drags `data-insert`. */
export function Palette() {
  const dispatch = useEditorDispatch();
  const [tab, setTab] = useState<keyof typeof TABS>('blocks');
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isSearched = query.trim() !== '';
  const all = usePaletteGroups();
  const groups = (isSearched ? searchGroups(Object.values(all).flat(), query) : all[tab]).filter(
    ({ items }) => items.length > 0,
  );
  useEffect(() => {
    dispatch(loadSaved());
  }, [dispatch]);
  // A search looks through the sections too.
  const looksForSections = tab === 'presets' || query !== '';
  useEffect(() => {
    if (looksForSections) loadPresets();
  }, [looksForSections]);

  const insert = useCallback(
    ({ source, label }: PaletteItem) => {
      const refuse = () => tell({ text: messages.cannotPlace(label) });
      dispatch(aloud(insertAtSelection(source), refuse));
    },
    [dispatch],
  );
  const enter = useEnter(groups, insert);
  const leadOn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('[data-insert]')?.focus();
    }
    const isMeant = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (isMeant && isSearched) enter.insertFirst();
  };

  return (
    <div className={styles.palette}>
      <PaletteSearch
        input={search}
        onFocus={loadPresets}
        query={query}
        onQuery={(text) => {
          enter.forget();
          setQuery(text);
        }}
        onKeyDown={leadOn}
        onBlur={enter.forget}
      />
      {query.trim() === '' && (
        <Tabs
          look="box"
          label={messages.whatToInsert}
          {...{ tabs: TABS, tab }}
          onTab={setTab}
          onReach={loadPresets}
        />
      )}
      <div ref={list} className={styles.content}>
        {looksForSections && <PresetNotes />}
        {(tab === 'saved' || query !== '') && <SavedNotes isQuiet={query !== ''} />}
        <PaletteList
          groups={groups}
          isSearched={isSearched}
          onInsert={insert}
          onLeave={() => search.current?.focus()}
        />
      </div>
    </div>
  );
}

/** Inserts the first that a search finds: at once, or as soon as the sections that are on their way bring one. */
function useEnter(groups: readonly PaletteGroup[], insert: (item: PaletteItem) => void) {
  const [isAwaited, setAwaited] = useState(false);
  const [first] = groups.flatMap(({ items }) => items);
  useEffect(() => {
    if (!isAwaited || !first) return;
    setAwaited(false);
    insert(first);
  }, [isAwaited, first, insert]);
  return {
    insertFirst: () => (first ? insert(first) : setAwaited(true)),
    forget: () => setAwaited(false),
  };
}

/** The groups with what a query finds; those that begin with it first. */
function searchGroups(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  const terms = wordsOf(query);
  return groups.map((group) => ({ ...group, items: matchingItems(group, terms) }));
}

function matchingItems({ label, items }: PaletteGroup, terms: readonly string[]): PaletteItem[] {
  const hits = items.filter((item) => isHit(item, label, terms));
  const first = terms.join(' ');
  const isFirst = (item: PaletteItem) => item.label.toLowerCase().startsWith(first);
  return [...hits.filter(isFirst), ...hits.filter((item) => !isFirst(item))];
}

/** Each word that is asked for begins one of an item's. */
function isHit(
  { label, keywords: words, type = '' }: PaletteItem,
  group: string,
  terms: readonly string[],
) {
  const itemWords = wordsOf(`${label} ${type} ${words} ${group}`);
  return terms.every((word) => itemWords.some((one) => one.startsWith(word)));
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
