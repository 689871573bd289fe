import { useEffect, useRef } from 'react';
import { PREVIEWED_KEY } from '@/core/rules/embed-address';
import styles from './embed.module.css';

/** The snippet as another site would run it, its place by the same script, but for the scripts of html blocks. */
export function Preview({ snippet }: { snippet: string }) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const around = place.current;
    if (!around) return;
    const parsed = new DOMParser().parseFromString(snippet, 'text/html');
    const places = parsed.body.querySelectorAll<HTMLElement>('[data-hemline]');
    for (const place of places) place.dataset.query = `${PREVIEWED_KEY}=1`;
    around.replaceChildren(...places);
    loadScript();
  }, [snippet]);

  return (
    <section className={styles.section} aria-labelledby="embed-preview">
      <h2 id="embed-preview">Preview</h2>
      <div ref={place} className={styles.preview} />
    </section>
  );
}

const SCRIPT = '/embed.js';

/** Once for the document: it looks after whatever is put into it later. */
function loadScript(): void {
  if (document.querySelector(`script[src="${SCRIPT}"]`)) return;
  const script = document.createElement('script');
  script.src = SCRIPT;
  document.head.append(script);
}
