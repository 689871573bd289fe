import { use } from 'react';

type Resume = (value: undefined) => unknown;

/** Waits until it is asked a second time: first by `use`, then by the renderer that is to go on. */
class Pause {
  readonly #waiting: Resume[] = [];

  // biome-ignore lint/suspicious/noThenProperty: what React waits for has one
  then(resume: Resume): void {
    this.#waiting.push(resume);
    if (this.#waiting.length > 1) for (const waiting of this.#waiting) waiting(undefined);
  }
}

/**
 * Has the server render a component, and what stands in it, on a stack of its own. React's renderers for
 * servers call themselves for every level of a page. Where the stack ends they go on with a new one, but
 * may lose the element at which that was, and the browser then throws the page away and makes it anew.
 */
export function useFreshStack(): void {
  if (typeof window === 'undefined') use(new Pause() as unknown as PromiseLike<undefined>);
}
