import { expect, test } from 'vitest';
import { feedContent } from './feed-content';

const page = (text: string) =>
  `<!doctype html><html><head></head><body><main class="m"><div class="t" data-feed-content="true">${text}</div></main></body></html>`;
const contentOf = (text: string) => feedContent(page(text), 'https://x.example/blog/vans');

test('contains only the text, without attributes that only our pages use', () => {
  expect(contentOf('<p class="p">A <strong class="s">van</strong> &amp; <br class="b">b</p>')).toBe(
    '<p>A <strong>van</strong> &amp; <br>b</p>',
  );
  expect(
    contentOf(
      '<div role="group" tabindex="0" aria-label="Table"><table class="t"><tbody></tbody></table></div>',
    ),
  ).toBe('<div><table><tbody></tbody></table></div>');
});

test('has absolute URLs', () => {
  expect(
    contentOf(
      '<a class="a" href="/contact">b</a><a href="#fn-1" id="fnref-1">1</a><a href="https://y.example/" rel="noopener">c</a>',
    ),
  ).toBe(
    '<a href="https://x.example/contact">b</a><a href="https://x.example/blog/vans#fn-1" id="fnref-1">1</a><a href="https://y.example/">c</a>',
  );
  expect(
    contentOf('<img src="/releases/a/1/web/v.png" alt="A van" width="3" height="2" loading="lazy">'),
  ).toBe('<img src="https://x.example/releases/a/1/web/v.png" alt="A van" width="3" height="2">');
});

test('a form feed, which would make the feed invalid XML, is a space', () => {
  expect(contentOf('<p>A\fvan&#xC;<img src="/v.png" alt="A\fvan"></p>')).toBe(
    '<p>A van <img src="https://x.example/v.png" alt="A van"></p>',
  );
});

test('an article whose page marks no text is refused with a remedy', () => {
  const html = page('<p>Text</p>').replace(' data-feed-content="true"', '');
  expect(() => feedContent(html, 'https://x.example/blog/vans')).toThrow(
    'https://x.example/blog/vans is an article, but none of its elements has data-feed-content. Mark its text.',
  );
});
