import { sharedValue, useShared } from './shared-value';

// Announcements for those who do not see the page: one region, so that none talks across another.

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
