import { Component, type ReactNode, Suspense } from 'react';

interface PartProps {
  /** What stands there where the part fails. */
  instead?: ReactNode;
  /** Another one, such as another page's address, gives a part that failed another chance. */
  attempt: string;
  children: ReactNode;
}

interface PartState {
  attempt: string;
  hasFailed: boolean;
}

/**
 * A part of the page with boundaries of its own. React makes it interactive by itself, so that a slow
 * phone is never busy for long; nothing in it waits. Where it fails in the browser something else stands
 * there; on the server the whole page fails (`pages/_document.tsx`).
 */
export class Part extends Component<PartProps, PartState> {
  override state = { attempt: this.props.attempt, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ attempt }: PartProps, state: PartState) {
    return attempt === state.attempt ? null : { attempt, hasFailed: false };
  }

  override render() {
    const { instead = null, children } = this.props;
    return this.state.hasFailed ? instead : <Suspense>{children}</Suspense>;
  }
}
