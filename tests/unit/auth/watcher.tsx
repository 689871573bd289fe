import { useAuth } from '@/components/auth';

export type Auth = ReturnType<typeof useAuth>;

/** Tells who is logged in. */
export function Watcher({ onAuth }: { onAuth: (auth: Auth) => void }) {
  onAuth(useAuth());
  return null;
}
