import { pageElement } from '@site/shared/site-model/page-root';
import { Component, type ReactNode } from 'react';
import { type FormValues, readForms } from './form-values';

interface Props {
  /** The page that the children show. The boundary is reset when it changes. */
  shown: unknown;
  /** @param typed the visitor's input in the forms of the page */
  onFailure: (problem: unknown, typed: FormValues) => void;
  children: ReactNode;
}

interface State {
  shown: unknown;
  /** Set when the page has thrown. */
  typed?: FormValues | undefined;
}

/** Renders nothing in place of a page that throws, and reports it to the page's root. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { shown: this.props.shown };

  /** The last moment in which the page's elements exist. */
  static getDerivedStateFromError(): Partial<State> {
    const page = document.getElementById(pageElement);
    return { typed: page ? readForms(page) : new Map() };
  }

  static getDerivedStateFromProps({ shown }: Props, state: State): State | null {
    return shown === state.shown ? null : { shown, typed: undefined };
  }

  override componentDidCatch(problem: unknown): void {
    if (this.state.typed) this.props.onFailure(problem, this.state.typed);
  }

  override render(): ReactNode {
    return this.state.typed ? null : this.props.children;
  }
}
