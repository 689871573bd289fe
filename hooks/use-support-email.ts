import { supportAddress } from '@/core/model/contact';
import { useShop } from './use-shop';

export function useSupportEmail(): string {
  const { email, hostname } = useShop();
  return email || supportAddress(hostname);
}
