import type { CSSProperties } from 'react';
import { Link, Picture } from '@/components/ui';
import { useShop } from '@/hooks/use-shop';
import * as messages from '../messages';
import styles from './brand.module.css';

/** The room a logo has, in px; it is fitted into it, whatever its proportions. */
const LOGO_HEIGHT = 40;
const LOGO_PROPORTION = 4.4;

interface BrandProps {
  loading?: 'eager' | 'lazy';
  /** Height of the logo in px, if not the default. */
  height?: number;
}

/** The shop's logo, or its name, else its upper-cased host, beside the default mark, leading home (spec 2, 9). */
export function Brand({ loading = 'eager', height }: BrandProps) {
  const { logo, hostname, name } = useShop();
  return (
    <Link href="/" className={styles.brand} style={height ? roomOf(height) : undefined}>
      {logo ? (
        <Picture
          className={styles.logo}
          src={logo}
          alt={messages.home(name || hostname)}
          width={widthOf(height)}
          height={height ?? LOGO_HEIGHT}
          loading={loading}
        />
      ) : (
        <>
          <span className={styles.mark} aria-hidden="true" />
          <span className={styles.host}>{name || hostname.toUpperCase()}</span>
        </>
      )}
    </Link>
  );
}

const widthOf = (height = LOGO_HEIGHT): number => Math.round(height * LOGO_PROPORTION);

function roomOf(height: number): CSSProperties & Record<`--${string}`, string> {
  return {
    '--logo-height': `${height}px`,
    '--logo-width': `${widthOf(height)}px`,
    '--host-size': `${height / 2}px`,
  };
}
