import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { onDemand } from './on-demand';

interface WhenNearProps {
  /** Name of what comes. */
  label: string;
  placeholder: ReactNode;
  children: ReactNode;
}

/** Margin in which content counts as near; everything above the viewport does, since it may be jumped over. */
const MARGIN = '100000px 0px 600px';

/**
 * Shows its children once they are nearly scrolled to, so that what nobody scrolls to costs nothing. The keyboard stops at
 * its place until there is something to go on into (`components/shell/pass-by.ts`).
 */
export function WhenNear({ label, placeholder, children }: WhenNearProps) {
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

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={place}
      className="when-near"
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what it waits for would be passed by
      tabIndex={0}
    >
      {isNear ? children : placeholder}
    </div>
  );
}

/** A component whose code is fetched when it is nearly scrolled to; `Placeholder` holds its place from the server on. */
export function onDemandNear<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props>,
  label: string,
) {
  const Fetched = onDemand(load, Placeholder);
  return function OnDemandNear(props: Props) {
    return (
      <WhenNear label={label} placeholder={<Placeholder {...props} />}>
        <Fetched {...props} />
      </WhenNear>
    );
  };
}
