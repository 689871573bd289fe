import type { ComponentType } from 'react';
import { onDemand } from './on-demand';
import { WhenNear } from './when-near';

/** A component whose code is fetched when it is nearly scrolled to; `Placeholder` holds its place from the server on. */
export function onDemandNear<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props>,
) {
  const Fetched = onDemand(load, Placeholder);
  return function OnDemandNear(props: Props) {
    return (
      <WhenNear placeholder={<Placeholder {...props} />}>
        <Fetched {...props} />
      </WhenNear>
    );
  };
}
