import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Key of the content, such as an address or props: a new one retries after a failure. */
  occasion: unknown;
  /** Fallback. */
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
