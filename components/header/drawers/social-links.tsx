import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { socialLinks } from './social';
import styles from './social-links.module.css';

/** Where else the shop is to be found; nothing where that is nowhere. */
export function SocialLinks() {
  const links = socialLinks(useAppSelector(selectShop));
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="Stay in touch">
      {links.map(({ icon, title, link }) => (
        <li key={link}>
          <a
            className={styles.link}
            href={link}
            {...(link.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <span
              className={styles.icon}
              style={{ maskImage: `url(/icons/social/${icon}.svg)` }}
              aria-hidden="true"
            />
            <span className="visually-hidden">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
