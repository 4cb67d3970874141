// Loaded into every process of a command (NODE_OPTIONS): notes each process and each module that it loads.
import { appendFileSync } from 'node:fs';
import { Module, register } from 'node:module';

const log = process.env.MODULE_LOG ?? '';
const hooks = `import { appendFileSync } from 'node:fs';
export async function load(url, context, next) {
  appendFileSync(${JSON.stringify(log)}, 'module ' + url + '\\n');
  return next(url, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
appendFileSync(log, `process ${process.argv.join(' ')}\n`);

const { _load: load } = Module;
Module._load = function loadAndNote(request, parent, isMain) {
  appendFileSync(log, `module ${Module._resolveFilename(request, parent, isMain)}\n`);
  return load.call(this, request, parent, isMain);
};
