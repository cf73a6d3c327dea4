import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  readonly children: ReactNode;
  readonly onCrash: (error: unknown) => void;
  /** Shown instead of the crashed children. */
  readonly fallback: ReactNode;
}

/** Error boundary around a remote. A new `key` resets it. */
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
