/** The packages that a remote and the kit import both, and that must be one copy. */
export const sharedTools = ['@playwright/test', '@rsbuild/core', 'react', 'typescript', 'valibot', 'vitest'];
