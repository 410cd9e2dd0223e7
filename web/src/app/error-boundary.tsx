import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

/** Catches errors outside the router's error pages. */
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
