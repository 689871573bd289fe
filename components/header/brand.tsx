import { Link, Picture } from '@/components/ui';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import styles from './brand.module.css';

/** The room a logo has, in px; it is fitted into it, whatever its proportions. */
const LOGO_WIDTH = 176;
const LOGO_HEIGHT = 40;

interface BrandProps {
  loading?: 'eager' | 'lazy';
}

/** The shop's logo, or its upper-cased host beside the default mark, leading home (spec 2, 9). */
export function Brand({ loading = 'eager' }: BrandProps) {
  const { logo, hostname, name } = useAppSelector(selectShop);
  return (
    <Link href="/" className={styles.brand}>
      {logo ? (
        <Picture
          className={styles.logo}
          src={logo}
          alt={`${name || hostname}, home`}
          width={LOGO_WIDTH}
          height={LOGO_HEIGHT}
          loading={loading}
        />
      ) : (
        <>
          <span className={styles.mark} aria-hidden="true" />
          <span className={styles.host}>{hostname.toUpperCase()}</span>
        </>
      )}
    </Link>
  );
}
