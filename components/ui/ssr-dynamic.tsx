import type { ComponentType } from 'react';
import { loadedView, useTracked } from './tracked';

/**
 * A view that comes along with its page: in the server's markup, its scripts and styles in the head. `Fetched` is what
 * `next/dynamic` makes of a loader that `tracked` knows by `name`. Followed links wait for it.
 */
export function ssrDynamic<Props extends object>(name: string, Fetched: ComponentType<Props>) {
  return function SsrDynamic(props: Props) {
    useTracked([name]);
    const View = loadedView<Props>(name) ?? Fetched;
    return <View {...props} />;
  };
}
