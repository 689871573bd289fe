import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { linkOf } from '@/components/ui/link-of';
import { PRIVACY_CHOICES_ID } from '@/core/model/content';

export const CHOICES_HASH = `#${PRIVACY_CHOICES_ID}`;

/**
 * Has every link to the privacy choices open them where it stands, in a designed footer as well; without
 * scripts, or from a page without them, it leads to the privacy page, which opens them too.
 */
export function useChoiceLinks(open: (opener: HTMLElement | null) => void): void {
  const { asPath } = useRouter();

  useEffect(() => {
    if (asPath.endsWith(CHOICES_HASH)) open(null);
  }, [asPath, open]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link?.hash !== CHOICES_HASH) return;
      // Before the link itself is asked.
      event.preventDefault();
      open(link);
    };
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [open]);
}
