import { defineConfig } from '@rsbuild/core';

/** The server and the operator's commands as plain JavaScript. Packages stay in node_modules. */
export default defineConfig({
  source: {
    entry: {
      server: './src/server.ts',
      cli: './src/cli.ts',
      backup: './src/backup.ts',
      restore: './src/restore.ts',
      inbox: './src/inbox.ts',
    },
  },
  output: {
    target: 'node',
    // `@site/shared` is TypeScript; the several hundred modules of kysely take a sixth of the server's start.
    autoExternal: { exclude: [/^@site\//, 'kysely'] },
    // The worker thread of the database is a separate file next to the server's.
    assetPrefix: 'auto',
    cleanDistPath: true,
    minify: false,
  },
  performance: { printFileSize: false },
});
