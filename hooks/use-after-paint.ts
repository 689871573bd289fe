import { startTransition, useEffect, useState } from 'react';

/**
 * Follows a value once the screen has shown what else changed with it: what is heavy to show does not
 * hold up the answer to a click.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // A frame is painted after its callbacks; a timer that starts in one ends behind it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}
