import { ServicePage } from '@/components/content';
import { buttons, FormEnd, Icon } from '@/components/ui';
import type { TrailStep } from '@/core/rules/address/trail';
import { useAccessInAddress } from '@/hooks/use-access-in-address';
import { useFocusOnShow } from '@/hooks/use-focus-on-show';
import { useFormCall } from '@/hooks/use-form-call';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { useShop } from '@/hooks/use-shop';
import * as messages from './messages';
import styles from './stop-form.module.css';

const STOPPED = { item: messages.stopped, all: messages.allStopped };

/** Stops e-mails about returned stock, of the item that one of them told of, or of all items of the shop. */
export function RestockView({ title, trail }: { title: string; trail: readonly TrailStep[] }) {
  const access = useAccessInAddress();
  const isHydrated = useIsHydrated();
  const { hostname: domain } = useShop();
  const form = useFormCall({
    validate: () => ({}),
    send: async ({ scope }) => {
      const { cancelRestock } = await import('@/services/restock');
      await cancelRestock({ domain, access, all: scope === 'all' });
      return scope === 'all' ? scope : 'item';
    },
  });
  const { answer } = form;
  return (
    <ServicePage title={title} trail={trail} isPrivate lead={messages.lead}>
      {access === '' ? (
        <p>{messages.openLink}</p>
      ) : (
        <div className={styles.stop}>
          {answer ? (
            <Stopped key={answer} text={STOPPED[answer]} />
          ) : (
            <form className={styles.item} onSubmit={form.submit}>
              <FormEnd form={form} label={messages.stop} sending={messages.stopping} />
            </form>
          )}
          {answer !== 'all' && (
            <form className={styles.all} onSubmit={form.submit}>
              <input type="hidden" name="scope" value="all" />
              <button
                type={isHydrated ? 'submit' : 'button'}
                className={buttons.quiet}
                aria-disabled={form.isSending}
              >
                {messages.stopAll}
              </button>
            </form>
          )}
        </div>
      )}
    </ServicePage>
  );
}

function Stopped({ text }: { text: string }) {
  const shown = useFocusOnShow<HTMLParagraphElement>();
  return (
    <p ref={shown} className={styles.stopped} role="status" tabIndex={-1}>
      <Icon name="check" size={24} />
      {text}
    </p>
  );
}
