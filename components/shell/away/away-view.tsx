import { useRouter } from 'next/router';
import { TryAgain } from '@/components/ui/try-again';
import { useRecovery } from '@/hooks/use-recovery';
import { MessageView } from '../message-view';
import { KeptHere } from './kept-here';

interface Words {
  title: string;
  text: string;
}

const AWAY: Words = {
  title: 'We’ll be right back',
  text: 'The shop can’t be reached for a moment. This page tries again by itself.',
};

/** Where money is about to move it is said what happened to it. */
const AWAY_AT: Readonly<Record<string, Words>> = {
  '/checkout': {
    title: 'Checkout is closed for a moment',
    text: 'The shop can’t be reached, so it takes no orders just now. Nothing was ordered or charged, and your cart stays as it is. This page opens by itself once it can.',
  },
  '/checkout-stripe-success': {
    title: 'We’ll be right back',
    text: 'The shop can’t be reached for a moment. If you have paid, your order goes through without this page, and a confirmation comes by e-mail. This page tries again by itself.',
  },
};

/** The shop is known and the page is not: say so in its look, lead to what is the shopper's own, and try again. */
export function AwayView() {
  const { pathname } = useRouter();
  const { title, text } = AWAY_AT[pathname] ?? AWAY;
  const recovery = useRecovery(() => window.location.reload());
  return (
    <MessageView title={title}>
      <p>{text}</p>
      <TryAgain recovery={recovery} look="primary" />
      <KeptHere />
    </MessageView>
  );
}
