import { useCallback } from 'react';
import { buttons } from '@/components/ui';
import { Drawer } from '@/components/ui/drawer';
import type { VariantOption } from '@/core/model/variant';
import { guideIn } from '@/core/rules/sizes/guide-address';
import { useLoaded } from '@/hooks/use-loaded';
import { useShop } from '@/hooks/use-shop';
import { saysMissing } from '@/services/api-error';
import { loadSizeGuide } from '@/services/size-guide';
import styles from './guide-drawer.module.css';
import { GuideTable } from './guide-table';
import * as messages from './messages';

const WIDTH = 620;

export interface GuideDrawerProps {
  /** The path of the guide. */
  href: string;
  /** The sizes of the product, in their order. */
  options: readonly VariantOption[];
  /** The value of the chosen one, '' for none. */
  chosen: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The size guide of a product, beside the page that its size is chosen on. */
export function GuideDrawer({ isOpen, onClose, ...content }: GuideDrawerProps) {
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      anchor="right"
      width={WIDTH}
      title={messages.sizeGuide}
    >
      <div className={styles.content}>
        <Content {...content} />
      </div>
    </Drawer>
  );
}

function Content({ href, options, chosen }: Omit<GuideDrawerProps, 'isOpen' | 'onClose'>) {
  const { hostname } = useShop();
  const load = useCallback(() => loadSizeGuide(hostname, guideIn(href)), [hostname, href]);
  const guide = useLoaded(load);
  switch (guide.status) {
    case 'loading':
      return (
        <output className={styles.bones}>
          <span className="visually-hidden">{messages.loadingGuide}</span>
        </output>
      );
    case 'failed':
      return <Failed isGone={saysMissing(guide.error)} onRetry={guide.retry} />;
    case 'loaded': {
      const label = options.find(({ value }) => value === chosen)?.label ?? '';
      const sizes = options.map((option) => option.label);
      return <GuideTable guide={guide.value} options={sizes} chosen={label} />;
    }
  }
}

function Failed({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) {
  if (isGone) return <p role="alert">{messages.guideGone}</p>;
  return (
    <div className={styles.failed}>
      <p role="alert">{messages.guideFailed}</p>
      <button type="button" className={buttons.primary} onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </div>
  );
}
