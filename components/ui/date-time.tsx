const DATE_TIME = new Intl.DateTimeFormat('en-US', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit' },
});

/** A moment (ISO text) where its reader is; '' for what is none. */
export function dateTimeText(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : DATE_TIME.format(date);
}

export function DateTime({ at, className }: { at: string; className?: string | undefined }) {
  return (
    <time className={className} dateTime={at}>
      {dateTimeText(at)}
    </time>
  );
}
