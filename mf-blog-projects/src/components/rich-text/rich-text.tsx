import { Link } from '@site/shared/navigation';
import { feedContentAttribute } from '@site/shared/site-model/feed-content';
import { createElement, Fragment, type ReactNode } from 'react';
import { Picture } from './picture';
import styles from './rich-text.module.css';
import type { RichTextElement, RichTextLink, RichTextNode } from './rich-text-node';
import { Scrollable } from './scrollable';

interface RichTextLabels {
  /** The heading of the footnotes. */
  footnotes: string;
  /** The label of a scrollable box, for screen readers. */
  table: string;
  code: string;
}

interface RichTextProps {
  body: readonly RichTextNode[];
  labels: RichTextLabels;
}

/** A body written in Markdown. Only the elements listed here are rendered. */
export function RichText(props: RichTextProps) {
  return (
    <div className={styles.text} {...{ [feedContentAttribute]: true }}>
      {rendered(props.body, props)}
    </div>
  );
}

/** Spread, so that the nodes need no keys: their order never changes. */
function rendered(nodes: readonly RichTextNode[], props: RichTextProps): ReactNode {
  return createElement(
    Fragment,
    null,
    ...nodes.map((node) => (typeof node === 'string' ? node : element(node, props))),
  );
}

function element(node: RichTextElement, props: RichTextProps): ReactNode {
  switch (node.tag) {
    case 'br':
    case 'hr':
      return createElement(node.tag, { className: styles[node.tag] });
    case 'pre':
      return <Code {...node} label={props.labels.code} />;
    case 'image':
      return <Picture image={node} />;
    default:
      return withChildren(node, rendered(node.children, props), props);
  }
}

type ElementWithChildren = Extract<RichTextElement, { children: RichTextNode[] }>;

function withChildren(node: ElementWithChildren, children: ReactNode, { labels }: RichTextProps): ReactNode {
  switch (node.tag) {
    case 'a':
      return <TextLink {...node}>{children}</TextLink>;
    case 'td':
    case 'th':
      return createElement(
        node.tag,
        { className: styles.cell, 'data-align': node.align, ...(node.tag === 'th' && { scope: 'col' }) },
        children,
      );
    case 'table':
      return (
        <Scrollable label={labels.table}>
          <table className={styles.table}>{children}</table>
        </Scrollable>
      );
    case 'footnotes':
      return (
        <section className={styles.footnotes} aria-labelledby="footnotes">
          <h2 id="footnotes" className={styles.footnotesHeading}>
            {labels.footnotes}
          </h2>
          {children}
        </section>
      );
    default: {
      // A heading has an id; a list may start at any number.
      const { tag, children: _, ...attributes } = node;
      return createElement(tag, { ...attributes, className: styles[tag] }, children);
    }
  }
}

function TextLink({ href, id, label, children }: Omit<RichTextLink, 'children'> & { children: ReactNode }) {
  if (href.startsWith('/'))
    return (
      <Link to={href} className={styles.a}>
        {children}
      </Link>
    );
  // The router's own link would not scroll within the page: the browser does.
  return (
    <a href={href} id={id} aria-label={label} className={styles.a}>
      {children}
    </a>
  );
}

function Code({ language, text, label }: { language?: string; text: string; label: string }) {
  return (
    <Scrollable label={label}>
      <pre className={styles.pre} data-language={language} data-tone="night">
        <code>{text}</code>
      </pre>
    </Scrollable>
  );
}
