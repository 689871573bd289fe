import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';

export function useDomain(): string {
  return useAppSelector(selectShop).hostname;
}
