import { defineConfig } from '@rsbuild/core';

/** The server and the operator's commands as plain JavaScript; packages stay in node_modules, `@site/shared` is built in. */
export default defineConfig({
  source: {
    entry: {
      server: './src/server.ts',
      cli: './src/cli.ts',
      backup: './src/backup.ts',
      restore: './src/restore.ts',
    },
  },
  output: {
    target: 'node',
    autoExternal: { exclude: /^@site\// },
    cleanDistPath: true,
    minify: false,
  },
  performance: { printFileSize: false },
});
