import { Component, type ReactNode } from 'react';
import { HydrationMark } from '../../hydration-mark';
import { PageAnimations } from '../../motion/page-animations';
import type { RequestedPage } from '../loading/page-load';
import { arePagesPrerendered, prerenderedPage } from './first-page';
import { type FormValues, fillForms, readForms } from './form-values';
import { pageElement } from './page-element';
import { ReloadPage } from './reload-page';
import { StaticFallback } from './static-fallback';

interface Props extends RequestedPage {
  children: ReactNode;
}

interface State {
  load: Props['load'];
  failure?: { problem: unknown } | undefined;
}

/**
 * Keeps a page that throws from taking the layout with it (requirements §8). A page that came as HTML is shown as it
 * came, with what was typed into its forms; any other is loaded as a document. Where nothing was prerendered, the error
 * goes on to the router's own screen.
 */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { load: this.props.load };

  static getDerivedStateFromError(problem: unknown): Partial<State> {
    return { failure: { problem } };
  }

  /** Retry loads the page again: it gets another chance. */
  static getDerivedStateFromProps({ load }: Props, state: State): State | null {
    return load === state.load ? null : { load, failure: undefined };
  }

  override getSnapshotBeforeUpdate(_: Props, { failure }: State): FormValues | null {
    const page = document.getElementById(pageElement);
    return this.state.failure && !failure && page ? readForms(page) : null;
  }

  override componentDidUpdate(_: Props, __: State, typed: FormValues | null): void {
    const page = document.getElementById(pageElement);
    if (typed && page) fillForms(page, typed);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const page = prerenderedPage(this.props.path);
    if (!page) {
      if (arePagesPrerendered()) return <ReloadPage path={this.props.path} />;
      throw failure.problem;
    }
    return (
      <>
        <StaticFallback {...page} />
        <HydrationMark />
        <PageAnimations />
      </>
    );
  }
}
