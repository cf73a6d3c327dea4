import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  readonly children: ReactNode;
  readonly onCrash: (error: unknown) => void;
  /** Stands in place of what crashed. */
  readonly fallback: ReactNode;
}

/** Keeps a crash of a remote inside its own frame. A new `key` gives the remote a new chance. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}
