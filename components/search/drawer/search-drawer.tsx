import { useState } from 'react';
import { Drawer } from '@/components/ui/drawer';
import { SEARCH_TITLE } from '../title';
import { useSearch } from '../use-search';
import { SearchPanel } from './search-panel';

interface SearchDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** Whether it searches while one types, as header 2 does (spec 4). */
  searchesWhileTyping: boolean;
}

/** The search above the page (spec 2); closed and opened again it is as it was. */
export function SearchDrawer({ isOpen, onClose, searchesWhileTyping }: SearchDrawerProps) {
  const [typed, setTyped] = useState('');
  const { state, search, searchSoon } = useSearch();

  const type = (text: string) => {
    setTyped(text);
    if (searchesWhileTyping) searchSoon(text);
    else if (text.trim() === '') search(text);
  };
  const searchFor = (text: string) => {
    setTyped(text);
    search(text);
  };

  return (
    <Drawer isOpen={isOpen} onClose={onClose} anchor="top" title={SEARCH_TITLE}>
      <SearchPanel typed={typed} state={state} onType={type} onSearch={searchFor} />
    </Drawer>
  );
}
