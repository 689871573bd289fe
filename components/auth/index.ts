export type { Auth } from './auth-context';
export { useAuth, useHasEnded } from './auth-context';
export { AuthGate } from './auth-gate';
export { AuthProvider } from './auth-provider';
export { LoginForm } from './login-form';
