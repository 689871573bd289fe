import { Drawer } from '@/components/ui/drawer';
import { SEARCH_TITLE } from '../constants';
import { SearchPanel } from './search-panel';

interface SearchDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** What has been typed elsewhere. */
  typed: string;
}

/** The search above the page (spec 2). */
export function SearchDrawer({ isOpen, onClose, typed }: SearchDrawerProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} anchor="top" title={SEARCH_TITLE}>
      <SearchPanel typed={typed} />
    </Drawer>
  );
}
