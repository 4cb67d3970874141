// Loaded into every process of a command (NODE_OPTIONS): records each process and each module that it loads.
import { appendFileSync } from 'node:fs';
import { createRequire, register } from 'node:module';

const log = process.env.MODULE_LOG ?? '';
const hooks = `import { appendFileSync } from 'node:fs';
export async function load(url, context, next) {
  appendFileSync(${JSON.stringify(log)}, 'module ' + url + '\\n');
  return next(url, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
appendFileSync(log, `process ${process.argv.join(' ')}\n`);

// Called by `require`; Node has no types for it.
const loader = createRequire(import.meta.url)('node:module');
const { _load: load } = loader;
/** @param {unknown[]} args */
loader._load = function loadAndNote(...args) {
  appendFileSync(log, `module ${loader._resolveFilename(...args)}\n`);
  return load.apply(this, args);
};
