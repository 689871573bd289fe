import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { HtmlContent } from '@/blocks/types/html/html-content';

type Shown = { html: string; mode: 'live' | 'edit' };

let root: Root | undefined;
let update: (shown: Shown) => void = () => undefined;

function Harness(first: Shown) {
  const [shown, setShown] = useState(first);
  update = setShown;
  return <HtmlContent {...shown} />;
}

/**
 * What the tests do with an html block in a page of nothing else; StrictMode as the shop has it. Each is
 * done with its effects when it returns, since the time that they count stands still.
 */
const harness = {
  /** Takes over what stands in the page, as the server sent it. */
  hydrate(html: string, mode: Shown['mode'] = 'live') {
    flushSync(() => {
      root = hydrateRoot(
        rootElement(),
        <StrictMode>{<Harness html={html} mode={mode} />}</StrictMode>,
      );
    });
  },
  /** Shows content that no server has had. */
  show(html: string, mode: Shown['mode'] = 'live') {
    const created = createRoot(rootElement());
    root = created;
    flushSync(() => created.render(<StrictMode>{<Harness html={html} mode={mode} />}</StrictMode>));
  },
  /** Renders again; the same content where it is given the same. */
  update: (shown: Shown) => flushSync(() => update({ ...shown })),
  remove: () => flushSync(() => root?.unmount()),
};

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no root.');
  return element;
}

export type Harness = typeof harness;

declare global {
  interface Window {
    harness: Harness;
    /** What scripts of the content have done, in order. */
    log: string[];
    hit?: unknown;
  }
}

window.log = [];
window.harness = harness;
