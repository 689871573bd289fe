import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** Placeholder of the same height. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Margin in which content counts as near; everything above the viewport does, since it may be jumped over. */
const MARGIN = '100000px 0px 600px';

/** Shows its children once they are nearly scrolled to, so that what nobody scrolls to costs nothing. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return isNear ? children : <div ref={place}>{placeholder}</div>;
}
