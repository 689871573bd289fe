import { useAuth } from '@/components/auth';
import type { Auth } from '@/components/auth/auth-context';

/** Tells who is logged in. */
export function Watcher({ onAuth }: { onAuth: (auth: Auth) => void }) {
  onAuth(useAuth());
  return null;
}
