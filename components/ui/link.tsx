import NextLink from 'next/link';
import { useRouter } from 'next/router';
import type { ComponentProps } from 'react';
import { carryQuery } from '@/core/rules/carry-query';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string };

/** An internal link: it carries the current page's query string forward (spec 2). */
export function Link({ href, ...rest }: LinkProps) {
  const { asPath } = useRouter();
  return <NextLink href={carryQuery(href, asPath)} {...rest} />;
}
