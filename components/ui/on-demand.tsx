import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { Boundary } from './boundary';

/**
 * A component whose code is fetched when it is first shown, in the browser only. `Placeholder` holds its
 * place meanwhile. Code that cannot be fetched costs what it would have shown, never the page: `onMissing`
 * is told, and it is asked for again the next time there is something new to show.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
  onMissing?: (props: Props) => void,
) {
  let Fetched: ComponentType<Props> | undefined;
  return function OnDemand(props: Props) {
    const [isMissing, setMissing] = useState<boolean>();
    // After every render, until it is there: what failed is asked for again.
    useEffect(() => {
      if (Fetched) return;
      const take = (component: ComponentType<Props>) => {
        Fetched = component;
        // Many may come at once, as on a listing's cards: a slow phone shows them piece by piece.
        startTransition(() => setMissing(false));
      };
      const goWithout = () => {
        setMissing(true);
        onMissing?.(props);
      };
      load().then(take, goWithout);
    });
    if (!Fetched) return Placeholder && !isMissing ? <Placeholder {...props} /> : null;
    return (
      <Boundary occasion={props} instead={null}>
        <Fetched {...props} />
      </Boundary>
    );
  };
}
