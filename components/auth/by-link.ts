import { onDemand } from '@/components/ui';
import { Waiting } from './auth-gate';

/** Pages that e-mails lead to, without a session; the address is read in browsers alone. */
export const Reset = onDemand(async () => (await import('./reset')).Reset, Waiting);
export const Join = onDemand(async () => (await import('./join')).Join, Waiting);
