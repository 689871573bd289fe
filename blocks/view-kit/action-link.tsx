import type { ComponentProps } from 'react';
import * as messages from '@/blocks/messages';
import { Link } from '@/components/ui';
import { isOutside } from '@/core/rules/address/carry-query';
import type { Mode } from './block-view';

type ActionLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  /** An address as a link field gives it: of the shop, of another site, of mail or a telephone. */
  href: string;
  opensNewTab?: boolean;
  mode: Mode;
};

/** Leads where an admin says, elsewhere without telling who sent the shopper; in edit mode nowhere (spec 4). */
export function ActionLink({
  href,
  opensNewTab = false,
  mode,
  children,
  ...rest
}: ActionLinkProps) {
  if (mode === 'edit') return <InertLink {...rest}>{children}</InertLink>;
  const isOther = isOutside(href);
  const rel = isOther ? 'noopener noreferrer' : undefined;
  const target = opensNewTab ? { target: '_blank', rel: rel ?? 'noopener' } : { rel };
  const Anchor = isOther ? 'a' : Link;
  return (
    <Anchor {...rest} {...target} href={href}>
      {children}
      {opensNewTab && <span className="visually-hidden">{messages.opensNewTab}</span>}
    </Anchor>
  );
}

/** A link without an address: nothing follows it, and the keyboard passes it by. */
function InertLink({ onClick: _does, ...props }: ComponentProps<'a'>) {
  return <a {...props} role="link" aria-disabled="true" />;
}
