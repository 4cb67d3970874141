import { type RunningNginx, runNginx } from '../../api/src/testing/programs/running-nginx';

/**
 * Starts nginx with `deploy/nginx/site.conf`, adapted as described in its first lines, next to that of the release service.
 * @param siteFolder the folder with `current` and `releases`
 * @param api the address of the API
 * @param values further replacements of texts in the configuration
 * @throws with nginx's output when it does not start
 */
export function startNginx(
  siteFolder: string,
  api: string,
  values: Record<string, string> = {},
): Promise<RunningNginx> {
  return runNginx({
    configuration: 'site.conf',
    // In the order of their names, as in sites-enabled.
    before: 'delivery.conf',
    brotli: true,
    values: {
      '/srv/site': siteFolder,
      'http://127.0.0.1:3000;': `${api};`,
      '# brotli_static on;': 'brotli_static on;',
      ...values,
    },
  });
}
