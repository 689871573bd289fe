import { useRouter } from 'next/router';

type Keys = Readonly<Record<string, string>>;

/**
 * Query parameters of a back-office page, so that it can be linked, reloaded and gone back from. Empty values
 * are removed.
 */
export function usePlace() {
  const { query, pathname, push, replace } = useRouter();
  const get = (key: string): string => {
    const value = query[key];
    return (Array.isArray(value) ? value[0] : value) ?? '';
  };
  const addressOf = (keys: Keys): string => {
    const set = Object.entries(keys).filter(([, value]) => value !== '');
    const text = new URLSearchParams(set).toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  const go = (keys: Keys) => void push(addressOf(keys), undefined, { shallow: true });
  /** The same without a step to go back to, as while typing. */
  const change = (keys: Keys) => void replace(addressOf(keys), undefined, { shallow: true });
  return { get, addressOf, go, change };
}

/** A number of a page as an address has it; 1 for what is none. */
export function pageNumber(text: string): number {
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
