// Runs in the measured page before anything of its own; kept out of TypeScript, whose helpers the page
// does not have.
(() => {
  const metrics = { paintMs: 0, badgeMs: 0 };
  globalThis.clickMetrics = metrics;

  // How long until the screen answers, as browsers themselves measure it, of the slowest event of a tap.
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^(click|pointerup|pointerdown)$/.test(name)) {
        metrics.paintMs = Math.max(metrics.paintMs, duration);
      }
    }
  }).observe({ type: 'event', durationThreshold: 16 });

  // How long until the cart's badge says what is in it: the frame after its text is there has been painted.
  const watch = (from) => {
    const before = badgeText();
    const observer = new MutationObserver(() => {
      if (badgeText() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        setTimeout(() => {
          metrics.badgeMs = performance.now() - from;
        });
      });
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  };
  const badgeText = () => document.querySelector('[aria-haspopup][href^="/cart"]')?.textContent;
  addEventListener('click', ({ timeStamp }) => watch(timeStamp), { capture: true });

  const QUIET_MS = 500;
  const fetched = () => performance.getEntriesByType('resource').length;
  globalThis.settled = async () => {
    for (let before = -1; before !== fetched(); ) {
      before = fetched();
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  };
})();
