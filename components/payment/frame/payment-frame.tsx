import Head from 'next/head';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { FrameMessage } from '@/core/rules/payment/payment-messages';
import type { PaymentPageProps } from '@/services/page-props';
import * as messages from '../messages';
import styles from './payment-frame.module.css';
import type { Channel } from './use-channel';

interface PaymentFrameProps {
  channel: Channel;
  isReady: boolean;
  children: ReactNode;
}

/** Payment page in its frame, which follows the height of its content. */
export function PaymentFrame({ channel, isReady, children }: PaymentFrameProps) {
  const content = useRef<HTMLElement>(null);
  useHeight(content, isReady, channel.send);
  return (
    <main ref={content} className={styles.frame}>
      {children}
    </main>
  );
}

/** The head of a payment page: nothing of it is for search engines, or anybody's history. */
export function PaymentHead({ props }: { props: PaymentPageProps }) {
  const title = props.kind === 'page' ? props.title : messages.payment;
  return (
    <Head>
      <title key="title">{title}</title>
      <meta key="robots" name="robots" content="noindex" />
      {/* None: a frame shows no icon, and the shop's is elsewhere. */}
      <link key="icon" rel="icon" href="data:," />
      {props.kind === 'page' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: every value passed the theme's schema
        <style key="theme" dangerouslySetInnerHTML={{ __html: props.themeCss }} />
      )}
    </Head>
  );
}

export function PaymentGone({ message }: { message: string }) {
  return (
    <main className={styles.gone}>
      <p>{message}</p>
    </main>
  );
}

/** Tells the checkout how high the frame's content is: first that it is ready, then of every change. */
function useHeight(
  content: RefObject<HTMLElement | null>,
  isReady: boolean,
  send: (message: FrameMessage) => void,
): void {
  const isReported = useRef(false);
  useEffect(() => {
    const element = content.current;
    if (!element || !isReady) return;
    const report = () => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      send({ type: isReported.current ? 'resize' : 'ready', height });
      isReported.current = true;
    };
    const observer = new ResizeObserver(report);
    observer.observe(element);
    return () => observer.disconnect();
  }, [content, isReady, send]);
}
