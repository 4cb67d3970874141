import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addReleases } from './known-releases';
import { loadPageModule } from './load-page';

vi.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: vi.fn(), registerRemotes: vi.fn() }));

const Page = () => null;
const head = { title: 'Career', description: 'Openings', path: '/career' };
const url = '/releases/mf-careers/1.0.0-a/web/remoteEntry.js';
let page = 0;
/** A page that no test before has loaded. */
const newPage = () => {
  page += 1;
  return `page-${page}`;
};
const load = (name: string) => loadPageModule('mf-careers', name);

beforeEach(() => {
  vi.mocked(loadRemote).mockReset().mockResolvedValue({ Page, head });
  vi.mocked(registerRemotes).mockReset();
  addReleases({
    schema: '',
    microFrontends: { 'mf-careers': [{ url, metadata: { version: '1.0.0-a', integrity: 'sha384-a' } }] },
  });
});

describe('loading a page', () => {
  test('registers the release that the page was rendered from, once', async () => {
    await load(newPage());
    await load(newPage());
    expect(registerRemotes).toHaveBeenCalledExactlyOnceWith(
      [{ name: 'mf_careers', entry: url, type: 'global' }],
      {
        force: false,
      },
    );
  });

  test('asks federation once for each page', async () => {
    const name = newPage();
    await load(name);
    await expect(load(name)).resolves.toEqual({ Page, head });
    expect(loadRemote).toHaveBeenCalledExactlyOnceWith(`mf_careers/${name}`);
  });

  test('asks a remote that failed afresh, at an address that nobody remembers a failure of', async () => {
    const name = newPage();
    vi.mocked(loadRemote).mockRejectedValueOnce(new Error('404'));
    await expect(load(name)).rejects.toThrow('404');
    await expect(load(name)).resolves.toEqual({ Page, head });
    expect(registerRemotes).toHaveBeenLastCalledWith(
      [{ name: 'mf_careers', entry: expect.stringMatching(/remoteEntry\.js\?attempt=\d+$/), type: 'global' }],
      { force: true },
    );
  });

  test('gives up on a remote that hangs after five seconds', async () => {
    vi.useFakeTimers();
    vi.mocked(loadRemote).mockReturnValueOnce(new Promise(() => {}));
    const loading = expect(load(newPage())).rejects.toThrow('mf-careers did not answer within 5000 ms.');
    await vi.advanceTimersByTimeAsync(5_000);
    await loading;
  });

  test('says so when a remote exposes something that is no page', async () => {
    vi.mocked(loadRemote).mockResolvedValueOnce({ default: Page });
    await expect(load(newPage())).rejects.toThrow(
      /mf-careers exposes page-\d+, but without a Page component and its head/,
    );
  });

  test('asks for the live release of a remote that the page does not name, once', async () => {
    const microFrontends = {
      'mf-contact': [{ url: '/contact.js', metadata: { version: '1', integrity: '' } }],
    };
    const fetch = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ microFrontends }));
    await loadPageModule('mf-contact', 'contact-page');
    await loadPageModule('mf-contact', 'thanks-page');
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/releases.json', undefined);
    expect(registerRemotes).toHaveBeenCalledExactlyOnceWith(
      [{ name: 'mf_contact', entry: '/contact.js', type: 'global' }],
      { force: false },
    );
  });

  test('asks for the files of a page together with the entry that will want them, and only then', async () => {
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
    const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
    await loadPageModule('mf-blog-projects', 'blog-page');
    await loadPageModule('mf-blog-projects', 'projects-page');
    expect(fetch.mock.calls).toEqual([
      ['http://localhost:3000/releases/blog/web/static/blog.js'],
      ['http://localhost:3000/releases/blog/web/static/blog.css'],
    ]);
  });
});
