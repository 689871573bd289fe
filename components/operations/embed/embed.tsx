import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { PREVIEWED_KEY } from '@/core/rules/address/embed-address';
import { embedSnippet } from '@/core/rules/embed/embed-snippet';
import { useShopOrigin } from '@/hooks/use-shop-origin';
import * as messages from '../messages';
import { Office } from '../office/office';
import { Notice } from '../ui/states';
import { ChoiceForm } from './choice-form';
import styles from './embed.module.css';
import { useChoice } from './use-choice';

/** Writes what another site needs to show a part of the shop, with a look at how it will. */
export function Embed() {
  const { chosen, choose, choice } = useChoice();
  const origin = useShopOrigin();
  const snippet = choice ? embedSnippet(choice, origin) : '';
  return (
    <Office page="embed" title={messages.embed}>
      <div className={styles.maker}>
        <ChoiceForm chosen={chosen} choose={choose} />
        <div className={styles.result}>
          {snippet ? (
            <>
              <Snippet key={snippet} text={snippet} />
              <Preview snippet={snippet} origin={origin} />
            </>
          ) : (
            <p className={styles.waiting}>{messages.embedHint}</p>
          )}
        </div>
      </div>
    </Office>
  );
}

function Snippet({ text }: { text: string }) {
  const [notice, setNotice] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setNotice(messages.copiedHint),
      () => setNotice(messages.copyFailed),
    );
  return (
    <section className={styles.section} aria-labelledby="embed-snippet">
      <div className={styles.head}>
        <h2 id="embed-snippet">{messages.snippet}</h2>
        <Button look="primary" onClick={copy}>
          {messages.copy}
        </Button>
      </div>
      <pre className={styles.snippet}>
        <code>{text}</code>
      </pre>
      <Notice>{notice}</Notice>
    </section>
  );
}

/** The snippet as another site would run it, its place by the same script, but for the scripts of html blocks. */
function Preview({ snippet, origin }: { snippet: string; origin: string }) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const around = place.current;
    if (!around) return;
    const parsed = new DOMParser().parseFromString(snippet, 'text/html');
    const places = parsed.body.querySelectorAll<HTMLElement>('[data-hemline]');
    for (const place of places) {
      place.dataset.query = `${PREVIEWED_KEY}=1`;
      place.dataset.shop = origin;
    }
    around.replaceChildren(...places);
    loadScript();
  }, [snippet, origin]);

  return (
    <section className={styles.section} aria-labelledby="embed-preview">
      <h2 id="embed-preview">{messages.preview}</h2>
      <div ref={place} className={styles.preview} />
    </section>
  );
}

const SCRIPT = '/embed.js';

/** Loads the script once for the document: it looks after whatever is put into it later. */
function loadScript(): void {
  if (document.querySelector(`script[src="${SCRIPT}"]`)) return;
  const script = document.createElement('script');
  script.src = SCRIPT;
  document.head.append(script);
}
