export { useAuth, useHasEnded } from './auth-context';
export { AuthGate } from './auth-gate';
export { AuthProvider } from './auth-provider';
