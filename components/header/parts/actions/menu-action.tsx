import { DrawerLink, Icon } from '@/components/ui';
import { useDrawers } from '../../drawers/drawers-provider';
import { loadMenu } from '../../drawers/on-demand';
import * as messages from '../../messages';
import { FOOTER_LINKS_ID } from '../menu';
import styles from './action.module.css';

export function MenuAction() {
  const { openMenu } = useDrawers();
  return (
    <DrawerLink
      href={`#${FOOTER_LINKS_ID}`}
      className={styles.action}
      load={loadMenu}
      onOpen={openMenu}
    >
      <Icon name="menu" size={24} />
      <span className="visually-hidden">{messages.menu}</span>
    </DrawerLink>
  );
}
