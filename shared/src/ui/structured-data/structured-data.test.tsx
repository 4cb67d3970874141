import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StructuredData } from './structured-data';

describe('StructuredData', () => {
  it('is JSON-LD that no text of the content can break out of', () => {
    const data = { '@type': 'Organization', name: '</script><script>alert("&")</script>' } as const;
    const html = renderToStaticMarkup(<StructuredData data={data} />);
    const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', ...data });
  });
});
