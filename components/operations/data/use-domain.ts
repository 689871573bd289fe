import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';

/** What names the shop in calls. */
export function useDomain(): string {
  return useAppSelector(selectShop).hostname;
}
