import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A component whose code is fetched when it is first shown, in the browser only. Code that cannot be
 * fetched costs what it would have shown, never the page. `Placeholder` holds its place meanwhile.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
) {
  const Fetched = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    return (
      <Without>
        <Suspense fallback={Placeholder ? <Placeholder {...props} /> : null}>
          <Fetched {...props} />
        </Suspense>
      </Without>
    );
  };
}

/** Leaves out what throws. */
class Without extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
