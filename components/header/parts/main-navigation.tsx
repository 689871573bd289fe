import * as messages from '../messages';
import styles from './main-navigation.module.css';
import { NavigationList } from './navigation-list';
import { useNavigationItems } from './use-navigation-items';

/** The links of the header on wide screens. */
export function MainNavigation({ className = '' }: { className?: string | undefined }) {
  return (
    <nav className={`${styles.navigation} ${className}`} aria-label={messages.main}>
      <NavigationList items={useNavigationItems()} />
    </nav>
  );
}
