import { momentText } from '@/core/values/date-text';
import { useTimeZone } from '@/hooks/use-shop';

/** A moment (ISO text) as the shop's clock shows it. */
export function DateTime({ at, className }: { at: string; className?: string | undefined }) {
  const timeZone = useTimeZone();
  return (
    <time className={className} dateTime={at}>
      {momentText(at, timeZone)}
    </time>
  );
}
