interface Writing {
  element: HTMLElement;
  /** True if the text may have several lines. */
  hasLines: boolean;
  onChange: (text: string) => void;
  /** The focus has gone elsewhere. */
  onEnd: () => void;
  /** Left by a key: for the next text, the one before, or the page. */
  onLeave: (step: 1 | -1 | 0) => void;
}

/**
 * Lets somebody write in an element of the page, until they leave it. What they made of it is told, and the
 * element handed back as it was: React draws it from then on.
 */
export function writeInPlace({ element, hasLines, onChange, onEnd, onLeave }: Writing): void {
  const original = [...element.childNodes];
  const texts = original.map((node) => node.nodeValue);
  const ended = new AbortController();
  const { signal } = ended;

  const end = (tell: () => void) => {
    if (signal.aborted) return;
    ended.abort();
    element.removeAttribute('contenteditable');
    element.removeAttribute('role');
    element.removeAttribute('aria-label');
    element.replaceChildren(...original);
    for (const [at, node] of original.entries()) node.nodeValue = texts[at] ?? null;
    tell();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnd =
      event.key === 'Escape' ||
      (event.key === 'Enter' && (!hasLines || event.metaKey || event.ctrlKey));
    if ((!isEnd && event.key !== 'Tab') || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? -1 : 1;
    end(() => onLeave(isEnd ? 0 : step));
  };

  element.setAttribute('contenteditable', 'plaintext-only');
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', 'Text of the block');
  element.addEventListener('input', () => onChange(textOf(element)), { signal });
  element.addEventListener('keydown', onKeyDown, { signal });
  element.addEventListener('blur', () => end(onEnd), { signal });
  element.focus({ preventScroll: true });
  window.getSelection()?.selectAllChildren(element);
}

/** As it was typed: what styles make of it, such as capitals, is not part of it. */
function textOf(element: HTMLElement): string {
  const parts = Array.from(element.childNodes, (node) =>
    node instanceof HTMLBRElement ? '\n' : (node.textContent ?? ''),
  );
  // Browsers end what was written with a line break that nobody meant.
  return parts.join('').replace(/\n$/, '');
}
