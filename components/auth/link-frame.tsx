import type { ReactNode } from 'react';
import { buttons } from '@/components/ui';
import { AuthFrame } from './auth-frame';
import * as messages from './messages';
import type { useLink } from './use-link';

type Link = ReturnType<typeof useLink>;
type Purpose = Extract<Link['link'], { state: 'open' }>['purpose'];

interface LinkFrameProps extends Pick<Link, 'link' | 'retry'> {
  /** Words where the link is used up, and the way on. */
  over: { lead: string; children?: ReactNode };
  children: (purpose: Purpose) => ReactNode;
}

/** A page that a link leads to: what it is for, or why it leads nowhere. */
export function LinkFrame({ link, retry, over, children }: LinkFrameProps) {
  switch (link.state) {
    case 'open':
      return children(link.purpose);
    case 'loading':
      return <AuthFrame title={messages.checkingLink} lead="" />;
    case 'over':
      return (
        <AuthFrame title={messages.linkOverTitle} lead={over.lead}>
          {over.children}
        </AuthFrame>
      );
    case 'failed':
      return (
        <AuthFrame title={messages.linkFailedTitle} lead={link.failure}>
          <button type="button" className={buttons.primary} onClick={retry}>
            {messages.tryAgain}
          </button>
        </AuthFrame>
      );
  }
}
