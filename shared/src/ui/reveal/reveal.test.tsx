import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { revealed } from './reveal';

describe('revealed', () => {
  it('only marks its content and never hides it', () => {
    const html = renderToStaticMarkup(
      <div {...revealed({ animation: 'zoom-in', duration: 1500, delay: 100 })}>Here</div>,
    );
    expect(html).toBe(
      '<div data-reveal="zoom-in" data-reveal-duration="1500" data-reveal-delay="100">Here</div>',
    );
  });

  it('marks any element, and leaves the defaults to the shell', () => {
    expect(renderToStaticMarkup(<li {...revealed()}>Here</li>)).toBe('<li data-reveal="fade-up">Here</li>');
  });
});
