import { useRouter } from 'next/router';
import { onDemand } from '@/components/ui';
import { isApart } from '@/core/rules/address/apart-pages';
import { useAppSelector } from '@/store/hooks';
import { selectIsMeasured } from '@/store/slices/shop';

const Measuring = onDemand(async () => (await import('./measuring')).Measuring);

/** Measures visits in shops that do (spec 7): not in checkout, payment or editor, whose policies block it (ADR 21). */
export function Analytics() {
  const { asPath, pathname } = useRouter();
  const isMeasured = useAppSelector(selectIsMeasured);
  // The route, since an address can be written in many ways; an error's tells nothing of where it stands.
  const isOpen = !isApart(pathname) && !isApart(asPath);
  return isMeasured && isOpen ? <Measuring /> : null;
}
