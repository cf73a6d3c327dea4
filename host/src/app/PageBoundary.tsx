import { Component, type ReactNode } from 'react';
import { currentPath } from '@storefront/shared/routing';
import { RemoteFailure } from '../federation/RemoteFailure';
import { newReference } from '../reports/new-reference';
import { sendReport } from '../reports/send-report';
import { CrashReport } from './CrashReport';

interface PageBoundaryProps {
  readonly children: ReactNode;
  /** Prepares the next try, for example by discarding code that did not load. */
  readonly onRetry?: () => void;
}

interface PageBoundaryState {
  readonly failure?: { readonly error: unknown; readonly reference: string };
}

/** Whether a script or a stylesheet of the host failed to load, judging by webpack's error. */
const isLoadFailure = (error: unknown): boolean => {
  const { name, code } = Object(error) as { readonly name?: unknown; readonly code?: unknown };
  return /chunk/i.test(`${String(name)} ${String(code)}`);
};

/** Contains rendering errors: the rest of the page keeps working, and the visitor is told what happened and what to do. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {};

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: { error, reference: newReference() } };
  }

  override componentDidCatch(error: unknown): void {
    const [page = ''] = currentPath().split(/[?#]/);
    sendReport({
      reference: this.state.failure?.reference ?? newReference(),
      page,
      remote: 'host',
      version: null,
      reason: 'crashed',
      error,
    });
  }

  private readonly retry = (): void => {
    this.setState({ failure: undefined });
    this.props.onRetry?.();
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { error, reference } = failure;
    // A lost connection is not a fault of the code.
    if (isLoadFailure(error)) return <RemoteFailure reference={reference} onRetry={async () => this.retry()} />;
    return <CrashReport reference={reference} onRetry={this.retry} />;
  }
}
