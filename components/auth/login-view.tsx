import { useShop } from '@/hooks/use-shop';
import { AuthFrame } from './auth-frame';
import { Login } from './login';
import * as messages from './messages';

interface LoginViewProps {
  /** Purpose of the login, before the name of the shop; by default to design its pages. */
  purpose?: string | undefined;
  onMissing?: () => void;
}

/** The login in the place of what it is for. Reach it through `onDemand`: most who come are logged in. */
export function LoginView({ purpose = messages.designPurpose }: LoginViewProps) {
  const { name, hostname } = useShop();
  return (
    <AuthFrame title={messages.logIn} lead={messages.loginLead(purpose, name || hostname)}>
      <Login />
    </AuthFrame>
  );
}
