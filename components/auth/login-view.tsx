import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { AuthFrame } from './auth-frame';
import { LoginForm } from './login-form';
import styles from './login-view.module.css';

/** The page of whoever is not logged in. */
export function LoginView() {
  const { name, hostname } = useAppSelector(selectShop);
  return (
    <AuthFrame title="Log in" lead={`To design the pages of ${name || hostname}.`}>
      <LoginForm />
      <p className={styles.forgotten}>
        Forgotten your password? Whoever runs the server of this shop can set a new one.
      </p>
    </AuthFrame>
  );
}
