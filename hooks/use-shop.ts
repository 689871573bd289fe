import { useAppSelector } from '@/store/hooks';
import { selectSettings, selectShop } from '@/store/slices/shop';

export const useShop = () => useAppSelector(selectShop);

export const useSettings = () => useAppSelector(selectSettings);
