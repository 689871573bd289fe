import {
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { buttons } from '@/components/ui';
import { PROXY_PATHS } from '@/core/model/payment';
import { toMinor } from '@/core/rules/money/money';
import {
  type FrameMessage,
  readFrameMessage,
  type ShopMessage,
  toPosted,
} from '@/core/rules/payment/payment-messages';
import { useFocusFallback } from '@/hooks/use-focus-fallback';
import type { CheckoutSession, OfferedMethod } from '@/services/payment';
import * as messages from '../messages';
import styles from './payment-frame.module.css';

export interface PaymentFrameHandle {
  isReady: boolean;
  submit: (session: CheckoutSession) => void;
  refuse: () => void;
}

export interface PaymentFrameProps {
  ref: Ref<PaymentFrameHandle>;
  offered: OfferedMethod;
  /** Dollars. */
  total: number;
  isBusy: boolean;
  onMessage: (message: FrameMessage) => void;
  onPhase: (phase: FramePhase) => void;
}

/** The form of a provider, on the payment origin: this page never sees what is typed there. */
export function PaymentFrame(props: PaymentFrameProps) {
  const { ref, offered, total, isBusy, onMessage, onPhase } = props;
  const { frame, address, phase, height, isListening, retry, say } = useFrame(offered, onMessage);
  const amountMinor = toMinor(total);
  const listening = useFocusFallback(() => frame.current?.focus());

  useImperativeHandle(ref, () => ({
    isReady: phase === 'ready',
    // One that is not there yet has asked for nothing.
    refuse: () => {
      if (phase === 'ready') say({ type: 'refused' });
    },
    submit: ({ session_id, client_secret }) =>
      say({ type: 'submit', sessionId: session_id, clientSecret: client_secret }),
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once it is heard, and with every change
  useEffect(() => {
    if (isListening && amountMinor > 0) say({ type: 'amount', amountMinor });
  }, [isListening, amountMinor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each phase
  useEffect(() => onPhase(phase), [phase]);

  return (
    <div className={styles.place} {...listening}>
      {phase === 'silent' && (
        <div className={styles.silent} role="alert">
          <p>{messages.formUnanswered}</p>
          <button type="button" className={buttons.secondary} onClick={retry}>
            {messages.retry}
          </button>
          <p className={styles.hint}>{messages.chooseAnother}</p>
        </div>
      )}
      {phase === 'opening' && (
        <div
          className={`${styles.skeleton} ${styles[offered.method]}`}
          role="status"
          aria-label={messages.loadingForm}
        />
      )}
      <iframe
        // Another address is another document: nothing of the one before is left.
        key={address}
        ref={frame}
        className={styles.frame}
        // It goes on loading behind the notice: a late answer counts.
        style={{ height }}
        src={address}
        title={messages.paymentForm}
        allow="payment *"
        aria-busy={isBusy}
      />
    </div>
  );
}

interface ClosedFormProps {
  method: OfferedMethod['method'];
}

/** Keeps the place of a provider's form, of which nothing is loaded yet. */
export function ClosedForm({ method }: ClosedFormProps) {
  return (
    <div className={styles.place}>
      <div className={`${styles.skeleton} ${styles.closed} ${styles[method]}`}>
        <button
          type="button"
          className={buttons.secondary}
          onClick={({ currentTarget }) => {
            // Its way to pay has the focus then, which opens the form; what was pressed is gone.
            currentTarget
              .closest('[role="radiogroup"]')
              ?.querySelector<HTMLElement>(':checked')
              ?.focus();
          }}
        >
          {messages.openForm}
        </button>
      </div>
    </div>
  );
}

/** Timeout of a silent frame before an alternative is offered (design 7). */
const FRAME_TIMEOUT_MS = 10_000;

export type FramePhase = 'opening' | 'ready' | 'silent';
type FrameEvent = Exclude<FrameMessage, { type: 'ready' | 'resize' }>;

/** The payment frame of a checkout: hears that window alone, by origin and nonce, and speaks to that origin. */
function useFrame(
  { method, domain, encrypted }: OfferedMethod,
  onMessage: (message: FrameEvent) => void,
) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<FramePhase>('opening');
  const [height, setHeight] = useState(0);
  /** True once the frame listens; messages before are lost. */
  const [isListening, setListening] = useState(false);
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listener = useRef(onMessage);
  listener.current = onMessage;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has a nonce of its own
  const nonce = useMemo(() => crypto.randomUUID(), [attempt, domain, encrypted]);
  const origin = useMemo(() => (URL.canParse(domain) ? new URL(domain).origin : ''), [domain]);
  const path = method === 'redirect' ? '' : PROXY_PATHS[method];
  const query = new URLSearchParams({ ticket: encrypted, from: window.location.origin });
  const address = `${origin}${path}?${query}#nonce=${nonce}`;

  const wait = () => {
    clearTimeout(patience.current);
    patience.current = setTimeout(() => setPhase('silent'), FRAME_TIMEOUT_MS);
  };

  // From the moment that the frame is there: one that comes out of the browser’s cache may speak before effects.
  // biome-ignore lint/correctness/useExhaustiveDependencies: waiting is the same at every rendering
  useLayoutEffect(() => {
    let isOpen = false;
    const listen = ({ source, origin: from, data }: MessageEvent) => {
      if (from !== origin || !source || source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(data, nonce);
      if (!message) return;
      setListening(true);
      if (message.type === 'resize' && message.height === 0) return;
      if (message.type === 'ready') isOpen = true;
      // What fails before there is anything to pay with never opens.
      if (message.type === 'failed' && !isOpen) return setPhase('silent');
      if (!isOpen) return;
      if (message.type === 'ready' || message.type === 'resize') setHeight(message.height);
      // That it grows is no answer to what it was told.
      if (message.type === 'resize') return;
      clearTimeout(patience.current);
      setPhase('ready');
      if (message.type !== 'ready') listener.current(message);
    };
    setPhase('opening');
    setListening(false);
    setHeight(0);
    wait();
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(patience.current);
      window.removeEventListener('message', listen);
    };
  }, [nonce, origin]);

  return {
    frame,
    address,
    phase,
    height,
    isListening,
    retry: () => setAttempt((count) => count + 1),
    say(message: ShopMessage) {
      if (message.type === 'submit') wait();
      frame.current?.contentWindow?.postMessage(toPosted(message, nonce), origin);
    },
  };
}
