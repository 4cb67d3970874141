import { expect, test } from 'vitest';
import { sampleRelease } from '../testing/sample-release';
import { siteRecord } from './live-releases';

test('the site’s record names the mounts, and the files of each page in addition to the entry, on any origin', () => {
  const careers = sampleRelease({
    app: 'mf-careers',
    origin: 'https://careers.example',
    webEntry: 'web/remoteEntry.js',
    pages: { 'careers-page': { js: ['web/static/js/jobs.js'], css: ['web/static/css/jobs.css'] } },
    files: { 'web/remoteEntry.js': 'sha384-e' },
  });
  const { microFrontends } = siteRecord({
    shell: sampleRelease({ app: 'shell' }),
    remotes: [careers],
    mounts: { '/career': 'mf-careers' },
  });
  expect(microFrontends['mf-careers']).toEqual([
    {
      url: 'https://careers.example/releases/mf-careers/1.0.0-abc/web/remoteEntry.js',
      metadata: { version: '1.0.0-abc', integrity: 'sha384-e' },
      extras: {
        pages: { 'careers-page': ['static/js/jobs.js', 'static/css/jobs.css'] },
        routes: { routes: [], redirects: [] },
      },
    },
  ]);
  expect(microFrontends.shell?.[0]?.extras).toEqual({ mounts: { '/career': 'mf-careers' } });
});
