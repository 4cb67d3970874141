import { defineConfig } from '@rsbuild/core';

/**
 * The server and the operator's commands as plain JavaScript. Packages are bundled, too: to load their hundreds of files
 * took half of a start. Only libsql, which has a binary, stays in node_modules.
 */
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
  // An optional package of pg, which is not installed.
  resolve: { alias: { 'pg-native': false } },
  output: {
    target: 'node',
    autoExternal: false,
    externals: ['libsql'],
    // The worker thread of the database is a separate file next to the server's.
    assetPrefix: 'auto',
    cleanDistPath: true,
    minify: false,
  },
  performance: { printFileSize: false },
});
