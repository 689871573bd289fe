import { prettyDOM } from '@testing-library/react';

/**
 * Error of a search that has nothing in `container`, which is printed where the message is read, and not where the search
 * is one of many that wait for something.
 */
export function lazyQueryError(reason: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const describe = () => `${reason}\n\n${prettyDOM(container)}`;
  return Object.defineProperty(error, 'message', { get: describe, configurable: true });
}
