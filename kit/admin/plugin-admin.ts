import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RsbuildPlugin } from '@rsbuild/core';
import { adminIcons, adminPage, adminPath, adminPolicy, adminScript, readCmsConfig } from './admin-files';

/** Serves the forms of an app's entries at `/admin/` of its development server. A build has nothing of it. */
export function pluginAdmin(): RsbuildPlugin {
  return {
    name: 'admin',
    apply: 'serve',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          if (`${pathname}/` === adminPath) redirect(response);
          else if (pathname.startsWith(adminPath))
            answer(pathname.slice(adminPath.length), response, api.context.rootPath).catch(next);
          else next();
        });
      });
    },
  };
}

type Response = ServerResponse<IncomingMessage>;

function redirect(response: Response): void {
  response.writeHead(302, { location: adminPath }).end();
}

async function answer(file: string, response: Response, folder: string): Promise<void> {
  if (file === '') {
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': adminPolicy });
    response.end(adminPage);
  } else if (file === 'config.json') {
    const config = await readCmsConfig(folder);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(config));
  } else if (file === 'sveltia-cms.js') {
    response.writeHead(200, { 'content-type': 'text/javascript' });
    createReadStream(adminScript).pipe(response);
  } else if (file === 'icons.woff2') {
    response.writeHead(200, { 'content-type': 'font/woff2' });
    createReadStream(adminIcons).pipe(response);
  } else response.writeHead(404).end();
}
