// Runs in the measured page before anything of its own; kept out of TypeScript, whose helpers the page
// does not have.
(() => {
  const metrics = { tappedAtMs: 0, busyMs: 0, actsMs: 0 };
  globalThis.firstTap = metrics;

  const begin = (event) => {
    metrics.tappedAtMs = event.timeStamp;
    const observer = new MutationObserver(() => {
      const since = performance.now() - event.timeStamp;
      if (!metrics.busyMs && document.querySelector('[aria-busy="true"]')) metrics.busyMs = since;
      if (!document.querySelector('[role="dialog"]')) return;
      metrics.actsMs = since;
      // Where the page works already, nothing is busy before it acts.
      metrics.busyMs ||= since;
      observer.disconnect();
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
  };
  addEventListener('pointerup', begin, { capture: true, once: true });
})();
