import { type ComponentType, startTransition, useEffect, useReducer } from 'react';
import { Boundary } from './boundary';

/**
 * A component whose code is fetched when it is first shown, in the browser only. Code that cannot be
 * fetched costs what it would have shown, never the page, and is asked for again the next time there is
 * something new to show. `Placeholder` holds its place meanwhile.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
) {
  let Fetched: ComponentType<Props> | undefined;
  return function OnDemand(props: Props) {
    const [, showAgain] = useReducer((count: number) => count + 1, 0);
    // After every render, until it is there: what failed is asked for again.
    useEffect(() => {
      if (Fetched) return;
      const take = (component: ComponentType<Props>) => {
        Fetched = component;
        // Many may come at once, as on a listing's cards: a slow phone shows them piece by piece.
        startTransition(showAgain);
      };
      load().then(take, () => undefined);
    });
    if (!Fetched) return Placeholder ? <Placeholder {...props} /> : null;
    return (
      <Boundary occasion={props} instead={null}>
        <Fetched {...props} />
      </Boundary>
    );
  };
}
