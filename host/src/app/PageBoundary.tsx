import { Component, type ReactNode } from 'react';
import { currentPath } from '@storefront/shared/routing';
import { newReference } from '../reports/new-reference';
import { sendReport } from '../reports/send-report';
import { CrashReport } from './CrashReport';

interface PageBoundaryProps {
  readonly children: ReactNode;
  /** Makes the next try a real one, such as by asking for the code again. */
  readonly onRetry?: () => void;
}

interface PageBoundaryState {
  readonly failure?: { readonly error: unknown; readonly reference: string };
}

/** Keeps a failure of rendering inside: what is around stays alive, and the person learns what happened and what to do. */
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
    return failure ? <CrashReport reference={failure.reference} onRetry={this.retry} /> : this.props.children;
  }
}
