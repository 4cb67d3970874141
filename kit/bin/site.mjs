#!/usr/bin/env node
// In the workspace the command is TypeScript; in the packed kit it is compiled.
import 'tsx';

// Forked processes use it, too.
process.execArgv.push('--import', 'tsx');
await import('../cli/site.ts');
