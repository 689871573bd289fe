import { useRouter } from 'next/router';

/** Query parameters of a back-office page, to be linked, reloaded and gone back from. Empty values are removed. */
export function usePlace() {
  const { query, asPath, push, replace } = useRouter();
  const get = (key: string): string => [query[key] ?? ''].flat()[0] ?? '';
  /** Leads to other parameters, in place of these where Back is not to lead to them. */
  const go = (keys: Readonly<Record<string, string>>, isInPlace = false) => {
    const set = Object.entries(keys).filter(([, value]) => value !== '');
    const text = new URLSearchParams(set).toString();
    const [path = ''] = asPath.split(/[?#]/, 1);
    void (isInPlace ? replace : push)(text ? `${path}?${text}` : path, undefined, {
      shallow: true,
    });
  };
  return { get, go };
}

/** A number of a page as an address has it; 1 for what is none. */
export const pageNumber = (text: string): number =>
  /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
