import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [react()],
  // As the site's pages have theirs, so that only the scripts differ.
  build: { inlineStylesheets: 'always', format: 'directory' },
  compressHTML: false,
});
