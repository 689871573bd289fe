import { loadSearchDrawer } from '@/components/search';
import { DrawerLink, Icon } from '@/components/ui';
import { useDrawers } from '../../drawers/drawers-provider';
import * as messages from '../../messages';
import styles from './action.module.css';

interface SearchActionProps {
  /** Placeholder of a search field; shown if there is room. */
  placeholder?: string;
}

export function SearchAction({ placeholder = '' }: SearchActionProps) {
  const { openSearch } = useDrawers();
  return (
    <DrawerLink
      href="/shop"
      className={placeholder ? `${styles.action} ${styles.field}` : styles.action}
      load={loadSearchDrawer}
      onOpen={openSearch}
    >
      <Icon name="search" />
      <span className="visually-hidden">
        {placeholder ? messages.searchPrefix : messages.search}
      </span>
      {placeholder && <span className={styles.placeholder}>{placeholder}</span>}
    </DrawerLink>
  );
}
