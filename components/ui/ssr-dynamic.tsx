import type { ComponentType } from 'react';
import { loadedView, useTracked } from './tracked';

/** A view in the server's markup, with its scripts in the head; `Fetched` is the `next/dynamic` of what `tracked` knows. */
export function ssrDynamic<Props extends object>(name: string, Fetched: ComponentType<Props>) {
  return function SsrDynamic(props: Props) {
    useTracked([name]);
    const View = loadedView<Props>(name) ?? Fetched;
    return <View {...props} />;
  };
}
