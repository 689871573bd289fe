import { useRouter } from 'next/router';
import { useContext } from 'react';
import { carriedFrom } from '@/core/rules/address/carry-query';
import { OwnKeys } from '@/hooks/use-address';

/** Carries the current page's query string along in a form that leads to a page, as links carry it (spec 2). */
export function CarriedFields() {
  const { asPath } = useRouter();
  return carriedFrom(asPath, useContext(OwnKeys)).keys.map(([name, value], place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a key of the address may stand there twice
    <input key={place} type="hidden" name={name} value={value} />
  ));
}
