import { beforeEach, describe, expect, test, vi } from 'vitest';

const { loadRemote, registerRemotes } = vi.hoisted(() => ({ loadRemote: vi.fn(), registerRemotes: vi.fn() }));
vi.mock('./federation', () => ({ loadRemote, registerRemotes }));

const Page = () => null;
const head = { title: 'Career', description: 'Openings', path: '/career' };
const url = '/releases/mf-careers/1.0.0-a/web/remoteEntry.js';
let addReleases: typeof import('./known-releases')['addReleases'];
let loadPageModule: typeof import('./load-exposed')['loadPageModule'];
let loadIslandModule: typeof import('./load-exposed')['loadIslandModule'];
const load = (name: string) => loadPageModule('mf-careers', name);
const registeredUrls = () => registerRemotes.mock.calls.map(([[remote]]) => remote.entry);

beforeEach(async () => {
  loadRemote.mockReset().mockResolvedValue({ Page, head });
  registerRemotes.mockReset();
  // Each test is a new visit: loaded and registered modules are kept for a whole visit.
  vi.resetModules();
  ({ addReleases } = await import('./known-releases'));
  ({ loadPageModule, loadIslandModule } = await import('./load-exposed'));
  addReleases({
    schema: '',
    microFrontends: { 'mf-careers': [{ url, metadata: { version: '1.0.0-a', integrity: 'sha384-a' } }] },
  });
});

describe('loading a page', () => {
  test('registers the release that the page was rendered from, once', async () => {
    await load('jobs-page');
    await load('form-page');
    expect(registerRemotes).toHaveBeenCalledExactlyOnceWith(
      [{ name: 'mf_careers', entry: url, type: 'global' }],
      {
        force: false,
      },
    );
  });

  test('loads each page through federation once', async () => {
    await load('jobs-page');
    await expect(load('jobs-page')).resolves.toEqual({ Page, head });
    expect(loadRemote).toHaveBeenCalledExactlyOnceWith('mf_careers/jobs-page');
  });

  test('requests a failed remote again, at a URL without a cached failure', async () => {
    loadRemote.mockRejectedValueOnce(new Error('404'));
    await expect(load('jobs-page')).rejects.toThrow('404');
    await expect(load('jobs-page')).resolves.toEqual({ Page, head });
    expect(registerRemotes).toHaveBeenLastCalledWith(
      [{ name: 'mf_careers', entry: expect.stringMatching(/remoteEntry\.js\?attempt=\d+$/), type: 'global' }],
      { force: true },
    );
  });

  test('requests a remote that fails again twice, as Chromium repeats the failure of a preload once', async () => {
    loadRemote.mockRejectedValueOnce(new Error('404')).mockRejectedValueOnce(new Error('404'));
    await expect(load('jobs-page')).rejects.toThrow('404');
    await expect(load('jobs-page')).resolves.toEqual({ Page, head });
    expect(registeredUrls()).toEqual([url, `${url}?attempt=1`, `${url}?attempt=2`]);
  });

  test('stops waiting for a hanging remote after five seconds', async () => {
    vi.useFakeTimers();
    loadRemote.mockReturnValueOnce(new Promise(() => {}));
    const loading = expect(load('jobs-page')).rejects.toThrow('mf-careers did not answer within 5000 ms.');
    await vi.advanceTimersByTimeAsync(5_000);
    await loading;
  });

  test('reports a remote that exposes something other than a page', async () => {
    loadRemote.mockResolvedValueOnce({ default: Page });
    await expect(load('jobs-page')).rejects.toThrow(
      /mf-careers exposes jobs-page, but without a Page component and its head/,
    );
    await load('jobs-page');
    expect(registeredUrls()).toEqual([url, `${url}?attempt=1`]);
  });

  test('loads an island, and reports and requests again what is none', async () => {
    const island = { Island: Page };
    loadRemote.mockResolvedValueOnce({ Page, head }).mockResolvedValueOnce(island);
    await expect(loadIslandModule('mf-careers', 'jobs-island')).rejects.toThrow(
      'mf-careers exposes jobs-island, but without an Island component.',
    );
    await expect(loadIslandModule('mf-careers', 'jobs-island')).resolves.toBe(island);
    expect(registeredUrls()).toEqual([url, `${url}?attempt=1`]);
  });

  test('requests the deployed release of a remote that the page does not name, once', async () => {
    const microFrontends = {
      'mf-contact': [{ url: '/contact.js', metadata: { version: '1', integrity: '' } }],
    };
    const fetch = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ microFrontends }));
    await loadPageModule('mf-contact', 'contact-page');
    await loadPageModule('mf-contact', 'thanks-page');
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/releases.json', { signal: expect.any(AbortSignal) });
    expect(registerRemotes).toHaveBeenCalledExactlyOnceWith(
      [{ name: 'mf_contact', entry: '/contact.js', type: 'global' }],
      { force: false },
    );
  });

  test('requests the files of a page together with the entry that loads them, and only then', async () => {
    const microFrontends = {
      'mf-blog-projects': [
        {
          url: '/releases/blog/web/remoteEntry.js',
          metadata: { version: '1', integrity: '' },
          extras: {
            pages: { 'blog-page': ['static/blog.js', 'static/blog.css'], 'projects-page': ['p.js'] },
          },
        },
      ],
    };
    addReleases({ schema: '', microFrontends });
    const styles = new Response('');
    const fetch = vi
      .spyOn(globalThis, 'fetch')
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(styles);
    await loadPageModule('mf-blog-projects', 'blog-page');
    await loadPageModule('mf-blog-projects', 'projects-page');
    expect(styles.bodyUsed).toBe(true);
    expect(fetch.mock.calls).toEqual([
      ['http://localhost:3000/releases/blog/web/static/blog.js'],
      ['http://localhost:3000/releases/blog/web/static/blog.css'],
    ]);
  });
});
