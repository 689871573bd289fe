import { isOutside } from '@/core/rules/address/carry-query';
import type { Circumstances } from './applies';
import { choice, type Field, link, type PropsOf, toggle } from './fields';

const ACTIONS = choice(['link', 'none'], 'link');

/** A word by itself names an action; an address begins like one. */
const ADDRESS_START = /^[/?#.]/;

/** A press on a block (spec 3): `link` leads to `targetUrl`, `none` nowhere; an address in `action` leads there itself. */
export const actionFields = {
  action: actionField(),
  targetUrl: link(),
  openInNewTab: toggle(false),
} as const;

export type ActionProps = PropsOf<typeof actionFields>;

export const actionApplies = {
  action: { props: { targetUrl: '/shop' } },
  openInNewTab: { props: { targetUrl: '/shop' } },
} as const satisfies Circumstances;

/** Returns the link target of a block; '' for none. */
export function targetOf({ action, targetUrl }: Pick<ActionProps, 'action' | 'targetUrl'>): string {
  if (action === 'none') return '';
  return targetUrl || (action === 'link' ? '' : action);
}

function actionField(): Field<string> {
  const parse = (raw: unknown) => {
    const address = link().parse(raw) ?? '';
    return ADDRESS_START.test(address) || isOutside(address) ? address : ACTIONS.parse(raw);
  };
  return { ...ACTIONS, parse };
}
