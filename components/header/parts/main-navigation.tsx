import * as messages from '../messages';
import styles from './main-navigation.module.css';
import { useNavigationItems } from './navigation';
import { NavigationList } from './navigation-list';

export function MainNavigation({ className = '' }: { className?: string | undefined }) {
  return (
    <nav className={`${styles.navigation} ${className}`} aria-label={messages.main}>
      <NavigationList items={useNavigationItems()} />
    </nav>
  );
}
