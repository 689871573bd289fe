import { useEffect, useState } from 'react';
import {
  choicesInQuery,
  namedChoices,
  offeredChoices,
  queryWithChoices,
  unknownChoices,
} from '@/core/rules/variants/choice-address';
import type { Choosable } from '@/core/rules/variants/variant-rows';
import type { VariantChoices } from '@/core/rules/variants/variants';
import styles from '../buying/stock-note.module.css';
import * as messages from '../messages';

interface ChoiceInAddressProps {
  offer: Choosable;
  choices: VariantChoices;
  hasChosen: boolean;
}

/** Keeps the choices in the address, without a history entry, and says what of the first address is not offered. */
export function ChoiceInAddress({ offer, choices, hasChosen }: ChoiceInAddressProps) {
  const [missing] = useState(() => missingText(offer, new URLSearchParams(window.location.search)));
  useEffect(() => {
    if (hasChosen) writeChoices(offer, choices);
  }, [offer, choices, hasChosen]);
  if (hasChosen || !missing) return null;
  return (
    <p className={styles.note} role="status">
      {missing}
    </p>
  );
}

function writeChoices(offer: Choosable, choices: VariantChoices): void {
  const { pathname, search, hash } = window.location;
  const query = queryWithChoices(offer, choices, new URLSearchParams(search));
  const address = `${pathname}${query && `?${query}`}${hash}`;
  if (address === `${pathname}${search}${hash}`) return;
  const { state } = window.history;
  window.history.replaceState({ ...state, ...routed(state, query), as: address }, '', address);
}

/** Next comes back to an entry by the route that it keeps there, which has parameters of its own. */
function routed(state: unknown, query: string): { url?: string } {
  const url = typeof state === 'object' && state !== null ? Reflect.get(state, 'url') : undefined;
  if (typeof url !== 'string') return {};
  const [route = '', ownQuery = ''] = url.split('?');
  const own = [...new URLSearchParams(ownQuery)].filter(([key]) => route.includes(`[${key}]`));
  const all = new URLSearchParams([...own, ...new URLSearchParams(query)]).toString();
  return { url: all ? `${route}?${all}` : route };
}

/** Returns the text for options of the address that are not offered, or not together; '' for none. */
function missingText(offer: Choosable, query: URLSearchParams): string {
  const unknown = unknownChoices(offer, query);
  if (unknown.length > 0) {
    return unknown.map(({ label, value }) => messages.isNotOffered(label, value)).join(' ');
  }
  const opened = choicesInQuery(offer, query);
  if (!opened) return '';
  const shown = new URLSearchParams(queryWithChoices(offer, opened, query));
  const wanted = Object.entries(namedChoices(offeredChoices(offer), query));
  const isThere = wanted.every(([key, value]) => shown.get(key) === value);
  return isThere ? '' : messages.notOfferedTogether;
}
