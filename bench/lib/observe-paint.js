// Runs in the measured page before anything of its own; kept out of TypeScript, whose helpers the page
// does not have.
(() => {
  const metrics = { lcpMs: 0, tbtMs: 0, cls: 0, longestMs: 0 };
  const LONG_TASK_MS = 50;
  globalThis.paintMetrics = metrics;

  const watch = (type, take) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  };
  watch('largest-contentful-paint', ({ startTime }) => {
    metrics.lcpMs = startTime;
  });
  watch('longtask', ({ duration }) => {
    metrics.tbtMs += Math.max(0, duration - LONG_TASK_MS);
    metrics.longestMs = Math.max(metrics.longestMs, duration);
  });
  watch('layout-shift', ({ value }) => {
    metrics.cls += value;
  });
})();
