import { useShop } from '@/hooks/use-shop';
import styles from './letterhead.module.css';

/** Name and addresses of the shop, on paper alone, where a page has no header. */
export function Letterhead() {
  const { name, company, address, email } = useShop();
  const facts = [company || name, address, email].filter(Boolean);
  return <p className={styles.letterhead}>{facts.join(' · ')}</p>;
}
