export { useAuth, useHasEnded } from './auth-context';
export { AuthGate } from './auth-gate';
export { AuthProvider } from './auth-provider';
export { useFailureText } from './use-failure-text';
