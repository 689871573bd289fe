import { sharedValue, useShared } from './shared-value';

/*
 * What is said to those who do not see the page. One region for all of the editor, so that nothing talks
 * across anything else.
 */

const said = sharedValue('');

export function announce(words: string): void {
  // The same words once more are said once more: to a screen reader they have to differ.
  said.set(words === said.get() ? `${words}\u00a0` : words);
}

export function LiveRegion() {
  const words = useShared(said);
  return (
    <p className="visually-hidden" role="status" aria-live="assertive" data-announcements>
      {words}
    </p>
  );
}
