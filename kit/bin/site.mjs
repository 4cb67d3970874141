#!/usr/bin/env node
// Inside the workspace the command is TypeScript; the packed kit has it compiled.
import 'tsx';

// For forked processes, too.
process.execArgv.push('--import', 'tsx');
await import('../cli/site.ts');
