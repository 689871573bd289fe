import { ServicePage } from '@/components/content';
import type { TrailStep } from '@/core/rules/address/trail';
import { StopForm } from './stop-form';

interface RestockViewProps {
  title: string;
  trail: readonly TrailStep[];
  supportEmail: string;
}

/** The page to which the links in e-mails about returned stock lead. */
export function RestockView({ title, trail, supportEmail }: RestockViewProps) {
  return (
    <ServicePage
      title={title}
      trail={trail}
      isPrivate
      lead="We write once about an item you asked for, when it is back in stock."
    >
      <StopForm supportEmail={supportEmail} />
    </ServicePage>
  );
}
