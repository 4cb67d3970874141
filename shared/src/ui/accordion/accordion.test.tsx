import { renderPage } from '@site/kit/testing/render-page';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accordion } from './accordion';

const items = ['Cost', 'Time', 'Support'].map((title) => ({ title, content: <p>{`About ${title}`}</p> }));

function openItems(container: HTMLElement) {
  return [...container.querySelectorAll('details[open]')].map(
    (item) => item.querySelector('h3')?.textContent,
  );
}

describe('Accordion', () => {
  it('starts with the first item open, even in the HTML', () => {
    const html = renderToStaticMarkup(<Accordion items={items} />);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
    expect(html).toContain('About Support');
  });

  it('opens a closed item and closes the others', async () => {
    const { user, container, getByText } = renderPage(<Accordion items={items} />);
    expect(openItems(container)).toEqual(['Cost']);
    await user.click(getByText('Support'));
    expect(openItems(container)).toEqual(['Support']);
  });

  it('closes the open item', async () => {
    const { user, container, getByText } = renderPage(<Accordion items={items} />);
    await user.click(getByText('Cost'));
    expect(openItems(container)).toEqual([]);
  });

  it('gives all items the same name, so that the browser keeps at most one open', () => {
    const { container } = renderPage(<Accordion items={items} />);
    const names = [...container.querySelectorAll('details')].map((item) => item.getAttribute('name'));
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toBeTruthy();
  });
});
