export { AuthProvider, useAuth, useFailureText, useHasEnded } from './auth-context';
export { AuthGate } from './auth-gate';
export { Join, Reset } from './by-link';
