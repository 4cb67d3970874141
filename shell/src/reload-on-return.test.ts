import { createMemoryRouter, redirectDocument } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { reloadOnReturn } from './reload-on-return';

function openTab() {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const document = () => redirectDocument('http://localhost:3000/document');
  const router = createMemoryRouter([
    { path: '/' },
    { path: '/page' },
    { path: '/document', loader: document },
  ]);
  onTestFinished(reloadOnReturn(router));
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { router, assign, reload, show };
}

test('a page that was left for a document is reloaded when the browser returns to it', async () => {
  const { router, assign, reload, show } = openTab();
  await router.navigate('/document');
  expect(assign).toHaveBeenCalledOnce();
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that was left when no navigation was pending is shown as it was', async () => {
  const { router, reload, show } = openTab();
  await router.navigate('/page');
  show(true);
  expect(reload).not.toHaveBeenCalled();
});
