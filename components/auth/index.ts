export { useAuth, useHasEnded, useIsPasswordAsked } from './auth-context';
export { AuthGate } from './auth-gate';
export { AuthProvider } from './auth-provider';
