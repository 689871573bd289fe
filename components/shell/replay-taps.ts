type EarlyTap = [control: HTMLElement, card: HTMLElement | null];

declare global {
  interface Window {
    /** Taps on controls that did not work yet, each with its card (`services/server/head-scripts.ts`). */
    earlyTaps?: EarlyTap[];
  }
}

/**
 * Makes taps on controls that did not work yet, in their order, each as soon as its control works. What was tapped may
 * have been replaced meanwhile, by a control of the same name in the same card.
 */
export function replayTaps(): void {
  let timer: ReturnType<typeof setTimeout>;
  // One a task: the next step of a quantity goes on from what this one shows.
  const replaySoon = () => {
    clearTimeout(timer);
    timer = setTimeout(replay);
  };
  const observer = new MutationObserver(replaySoon);
  const replay = () => {
    const taps = window.earlyTaps ?? [];
    const next = taps.find((tap) => workingControl(tap));
    if (next) {
      taps.splice(taps.indexOf(next), 1);
      makeTap(next);
      replaySoon();
    } else if (taps.length === 0 && !document.querySelector('[data-awaits]')) {
      observer.disconnect();
    }
  };
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-awaits', 'data-tapped'],
  });
  replaySoon();
}

function workingControl([control, card]: EarlyTap): HTMLElement | undefined {
  const current = control.isConnected ? control : successorOf(control, card ?? document);
  return current && 'awaits' in current.dataset ? undefined : current;
}

function successorOf(control: HTMLElement, around: ParentNode): HTMLElement | undefined {
  const name = control.getAttribute('aria-label');
  return Array.from(around.querySelectorAll<HTMLElement>('button, a')).find(
    (other) => other.getAttribute('aria-label') === name,
  );
}

function makeTap(tap: EarlyTap): void {
  const control = workingControl(tap);
  control?.removeAttribute('data-tapped');
  control?.removeAttribute('aria-busy');
  control?.click();
}
