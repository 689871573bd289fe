import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { AuthFrame } from './auth-frame';
import { LoginForm } from './login-form';
import styles from './login-view.module.css';

interface LoginViewProps {
  /** What it is for, up to the name of the shop. */
  purpose?: string | undefined;
}

/** The page of whoever is not logged in. */
export function LoginView({ purpose = 'design the pages of' }: LoginViewProps) {
  const { name, hostname } = useAppSelector(selectShop);
  return (
    <AuthFrame title="Log in" lead={`To ${purpose} ${name || hostname}.`}>
      <LoginForm />
      <p className={styles.forgotten}>
        Forgotten your password? Whoever runs the server of this shop can set a new one.
      </p>
    </AuthFrame>
  );
}
