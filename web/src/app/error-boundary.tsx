import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

/** Catches what the router's own error pages do not. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failure: unknown[] }> {
  override state: { failure: unknown[] } = { failure: [] };

  static getDerivedStateFromError(error: unknown): { failure: unknown[] } {
    return { failure: [error] };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure.length > 0 ? <ErrorPage error={failure[0]} /> : this.props.children;
  }
}
