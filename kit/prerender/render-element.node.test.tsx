import { Suspense, use, useId } from 'react';
import { expect, test } from 'vitest';
import { renderElement } from './render-element';

test('returns the content of the container and, separately, the elements that React hoists', async () => {
  const content = (
    <>
      <link rel="alternate" href="/feed.xml" />
      <h1>Career</h1>
    </>
  );
  expect(await renderElement('page', content)).toEqual({
    hoisted: '<link rel="alternate" href="/feed.xml"/>',
    html: '<h1>Career</h1>',
  });
});

test('hoists no preloads of images', async () => {
  const content = (
    <>
      <link rel="alternate" href="/feed.xml" />
      <img src="/logo.svg" alt="" />
      <img src="/team.jpg" srcSet="/team-2.jpg 2x" alt="a > b" fetchPriority="high" />
    </>
  );
  const { hoisted, html } = await renderElement('page', content);
  expect(hoisted).toBe('<link rel="alternate" href="/feed.xml"/>');
  expect(html).toMatch(/^<img src="\/logo\.svg" alt=""\/><img /);
});

function Labelled() {
  return <p id={useId()}>x</p>;
}

test('prefixes ids', async () => {
  const { html } = await renderElement('page', <Labelled />, { identifierPrefix: 'page-' });
  expect(html).toContain('id="_page-');
});

const jobs = new Promise<string>((resolve) => setImmediate(resolve, 'Weaver'));

function Jobs() {
  return <p>{use(jobs)}</p>;
}

test('waits for suspended components', async () => {
  const { html } = await renderElement(
    'page',
    <Suspense fallback="…">
      <Jobs />
    </Suspense>,
  );
  expect(html).toContain('<p>Weaver</p>');
  expect(html).not.toMatch(/<template|…/);
});

function NoJobs(): never {
  throw new Error('the jobs are gone');
}

test('throws the error of a component, even inside an error boundary', async () => {
  const content = (
    <Suspense fallback="…">
      <NoJobs />
    </Suspense>
  );
  await expect(renderElement('page', content)).rejects.toThrow('the jobs are gone');
});
