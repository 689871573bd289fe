import { useRouter } from 'next/router';
import { Link } from '@/components/ui';
import type { NavigationItem } from '@/core/model/navigation';
import { isOutside } from '@/core/rules/address/carry-query';
import { ItemIcon } from './item-icon';
import { currentMark } from './navigation';

interface NavigationLinkProps {
  item: NavigationItem;
  className: string | undefined;
  onClick?: () => void;
}

/** A link of a navigation, marked where it leads to the page shown; words alone where it leads nowhere. */
export function NavigationLink({ item: { title, link, icon }, ...rest }: NavigationLinkProps) {
  const { asPath } = useRouter();
  const label = (
    <>
      {icon && <ItemIcon icon={icon} />}
      {title || <span className="visually-hidden">{icon}</span>}
    </>
  );
  if (link === '') return <span className={rest.className}>{label}</span>;
  if (isOutside(link)) {
    return (
      <a {...rest} href={link} rel="noopener noreferrer">
        {label}
      </a>
    );
  }
  return (
    <Link {...rest} href={link} aria-current={currentMark(link, asPath)}>
      {label}
    </Link>
  );
}
