// Runs in every frame of a measured editor before anything of its own; kept out of TypeScript, whose
// helpers the page does not have. Where blocks and field are is told by `editorPlaces`, set before.
(() => {
  /** All times are counted from the start of the outermost page. */
  const now = () => performance.timeOrigin - top.performance.timeOrigin + performance.now();
  const OPTIONS = { childList: true, characterData: true, attributes: true, subtree: true };
  const MODIFIERS = new Set(['Control', 'Shift', 'Alt', 'Meta']);

  const begin = ({ timeStamp, key }) => {
    if (MODIFIERS.has(key)) return;
    top.editorBench.began(performance.timeOrigin - top.performance.timeOrigin + timeStamp);
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true });
  new MutationObserver(() => top.editorBench.changed()).observe(document, OPTIONS);
  if (window !== top) return;

  const places = globalThis.editorPlaces;
  const frame = () => places.canvasFrame && document.querySelector(places.canvasFrame);
  const canvas = () => (places.canvasFrame ? frame()?.contentDocument : document);
  const all = (selector) => [...(canvas()?.querySelectorAll(selector) ?? [])];
  const texts = () => all(places.text);
  const field = () => document.querySelector(places.field);

  /** What an action is to bring about; asked in every frame until it holds. */
  const outcomes = {
    count: (blocks) => all(places.block).length === blocks,
    filled: (text) => field()?.value === text,
    shown: ({ at, before }) => texts()[at]?.textContent !== before,
  };

  // Not requestIdleCallback, which may not come for long after a press.
  const idle = () => scheduler.postTask(() => undefined, { priority: 'background' });

  let waiting = null;

  /**
   * Resolves with two times after the next press: until the next frame has been painted, and until one
   * has been in which the outcome holds.
   */
  const expect = (kind, value, startedAt) =>
    new Promise((resolve) => {
      const check = () => outcomes[kind](value);
      waiting = { check, resolve, startedAt, isMet: false, inFrame: false, frameMs: 0 };
    });

  const began = (startedAt) => {
    if (waiting) waiting.startedAt ??= startedAt;
  };

  // All the while, so that frames come at the pace of a screen: a browser that has drawn nothing for a
  // moment draws the next thing at once, which would make of what moves by itself the slower editor.
  const nextFrame = () => {
    requestAnimationFrame(nextFrame);
    recording?.frames.push(now());
    // The next frame may come before all tasks, and then tells as well that the one before is painted.
    framePainted();
    if (waiting?.startedAt === undefined) return;
    waiting.inFrame = true;
    waiting.isMet ||= waiting.check();
    // Before whatever else waits its turn, so that nothing of it counts and no change of it slips in.
    scheduler.postTask(framePainted, { priority: 'user-blocking' });
  };

  // What changes between two frames is painted by the later one, what changes within a frame by itself.
  const changed = () => {
    if (waiting?.inFrame) waiting.isMet ||= waiting.check();
  };

  const framePainted = () => {
    if (!waiting?.inFrame) return;
    const ms = now() - waiting.startedAt;
    waiting.inFrame = false;
    waiting.frameMs ||= ms;
    if (!waiting.isMet) return;
    const { resolve, frameMs } = waiting;
    waiting = null;
    resolve({ frameMs, doneMs: ms });
  };

  let recording = null;

  /** The time of every frame from now on, and the length of every long task. */
  const startRecording = () => {
    const from = now();
    recording = { frames: [], tasks: [] };
    const { tasks } = recording;
    const observer = new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        if (startTime >= from) tasks.push(duration);
      }
    });
    observer.observe({ type: 'longtask' });
  };

  /** Where an element is in the window, whatever frame it is in and however that is scaled. */
  const boxOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (element.ownerDocument === document) return { x, y, width, height };
    const outer = frame();
    const { left, top: above, width: shown } = outer.getBoundingClientRect();
    const scale = shown / outer.offsetWidth;
    return {
      x: left + x * scale,
      y: above + y * scale,
      width: width * scale,
      height: height * scale,
    };
  };

  let expected = null;

  globalThis.editorBench = {
    began,
    changed,
    expect: (kind, value) => {
      expected = expect(kind, value);
    },
    expected: () => expected,
    startRecording,
    /** What comes afterwards does not count: the drop. */
    takeFrames: () => recording.frames.splice(0),
    takeTasks: () => recording.tasks,
    blockCount: () => all(places.block).length,
    texts: () => texts().map(({ textContent }) => textContent),
    textBoxes: () => texts().map(boxOf),
    /** Whether nothing lies over a block of text at a point, such as the bar of another; in a frame nothing does. */
    isFree: (at, { x, y }) =>
      Boolean(places.canvasFrame) || texts()[at].contains(document.elementFromPoint(x, y)),
    showText: (at) => texts()[at]?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    fieldBox: () => boxOf(field()),
    idle,
  };

  // Ready is what shows every block and has time for whoever uses it.
  requestAnimationFrame(nextFrame);
  const opened = expect('count', places.blocks, 0);
  globalThis.editorBench.readyMs = opened.then(idle).then(now);
})();
