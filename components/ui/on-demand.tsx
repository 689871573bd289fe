import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { nextTask } from './tracked';

interface BoundaryProps {
  /** Key of the content, such as an address or props: a new one retries after a failure. */
  occasion: unknown;
  instead?: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  occasion: unknown;
  hasFailed: boolean;
}

/** Keeps what fails while it is rendered from taking the page with it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { occasion: this.props.occasion, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ occasion }: BoundaryProps, state: BoundaryState) {
    return occasion === state.occasion ? null : { occasion, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

/** Fetches a component when first shown, in the browser only. Missing code calls `onMissing` and is fetched again later. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
  onMissing?: (props: Props) => void,
) {
  let Fetched: ComponentType<Props> | undefined;
  let fetching: Promise<ComponentType<Props>> | undefined;
  // Many may ask at once, as a listing's cards do, while a page is being made interactive: they share one answer.
  const fetchOnce = () => {
    fetching ??= nextTask()
      .then(load)
      .finally(() => {
        fetching = undefined;
      });
    return fetching;
  };
  return function OnDemand(props: Props) {
    const [isMissing, setMissing] = useState<boolean>();
    // After every render, until it is there: what failed is asked for again.
    useEffect(() => {
      if (Fetched) return;
      const take = (component: ComponentType<Props>) => {
        Fetched = component;
        // A slow phone shows many piece by piece.
        startTransition(() => setMissing(false));
      };
      const goWithout = () => {
        setMissing(true);
        onMissing?.(props);
      };
      fetchOnce().then(take, goWithout);
    });
    if (!Fetched) return Placeholder && !isMissing ? <Placeholder {...props} /> : null;
    return (
      <Boundary occasion={props} instead={null}>
        <Fetched {...props} />
      </Boundary>
    );
  };
}

/** True once a drawer has been open: loaded on first use, then kept mounted for its closing animation. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
