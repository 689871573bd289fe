import { useRouter } from 'next/router';
import { carriedFields } from '@/core/rules/carry-query';

/** In a form that leads to a page: the current page's query string goes along, as links carry it (spec 2). */
export function CarriedFields() {
  const { asPath } = useRouter();
  return carriedFields(asPath).map(([name, value], place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a key of the address may stand there twice
    <input key={place} type="hidden" name={name} value={value} />
  ));
}
