import { useSyncExternalStore } from 'react';

/*
 * What is said to those who do not see the page. One region for all of the editor, so that nothing talks
 * across anything else.
 */

let said = '';
const followers = new Set<() => void>();

export function announce(words: string): void {
  // The same words once more are said once more: to a screen reader they have to differ.
  said = words === said ? `${words}\u00a0` : words;
  for (const follow of followers) follow();
}

export function LiveRegion() {
  const words = useSyncExternalStore(follow, () => said);
  return (
    <p className="visually-hidden" role="status" aria-live="assertive" data-announcements>
      {words}
    </p>
  );
}

function follow(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}
