// Runs a shell's and a remote's Node builds. Whatever they do happens here, so this process may only read their releases
// (`contained-process.ts`). Plain JavaScript without packages: it starts in a tenth of the time that a TypeScript loader takes.

/**
 * @typedef {object} Setup
 * @property {string} shell the file of the shell's Node build
 * @property {unknown} record the releases to render through, each `url` the file of a Node entry
 */

const childProcess = require('node:child_process');
const dgram = require('node:dgram');
const dns = require('node:dns');
const fs = require('node:fs');
const { createRequire, syncBuiltinESMExports } = require('node:module');
const net = require('node:net');
const workerThreads = require('node:worker_threads');

const send = process.send?.bind(process);
if (!send) throw new Error('This process is started by contained-process.ts.');

for (const api of [fs, fs.promises, childProcess, workerThreads]) reportRefusals(api);
// Until Node 25 the permission model knows nothing of the network and of signals. This hinders, it doesn't stop: code that
// looks for the handles behind these functions finds them.
for (const [api, names] of networkFunctions()) for (const name of names) refuse(api, name, 'Net');
for (const name of ['kill', '_kill', '_debugProcess']) refuse(process, name, 'Signal');
syncBuiltinESMExports();

/** @type {{ renderPage(route: unknown): unknown } | undefined} */
let build;
try {
  build = loadShell(JSON.parse(process.argv[2] ?? '{}'));
  process.on('message', answer);
} catch (problem) {
  send({ error: messageOf(problem) });
}

/** @param {Setup} setup */
function loadShell({ shell, record }) {
  const load = createRequire(shell);
  const { prepare, renderPage, siteMounts, navigation } = load(shell);
  if (typeof prepare !== 'function' || typeof renderPage !== 'function')
    throw new Error(`${shell} is not the Node build of a shell: it doesn't export prepare and renderPage.`);
  prepare(record, load);
  send?.({ ready: { mounts: siteMounts, navigation: navigation && Object.keys(navigation) } });
  return { renderPage };
}

/** @param {{ route?: unknown }} message the route of the page to render */
async function answer({ route }) {
  try {
    send?.({ page: await build?.renderPage(route) });
  } catch (problem) {
    send?.({ error: messageOf(problem) });
  }
}

/** @param {unknown} problem */
function messageOf(problem) {
  return problem instanceof Error ? problem.message : String(problem);
}

/**
 * Tells the parent of every call that Node's permission model refuses, also where the caller catches the error.
 * @param {any} api
 */
function reportRefusals(api) {
  for (const name of Object.keys(api)) {
    if (typeof api[name] !== 'function') continue;
    api[name] = new Proxy(api[name], {
      apply: (called, self, args) =>
        reporting(() => Reflect.apply(called, self, args.map(reportingCallback))),
      construct: (called, args, made) => reporting(() => Reflect.construct(called, args, made)),
    });
  }
}

/** @param {() => any} call */
function reporting(call) {
  try {
    const result = call();
    if (result instanceof Promise) result.catch(report);
    return result;
  } catch (problem) {
    report(problem);
    throw problem;
  }
}

/** @param {unknown} value */
function reportingCallback(value) {
  if (typeof value !== 'function') return value;
  return new Proxy(value, {
    apply(called, self, args) {
      report(args[0]);
      return Reflect.apply(called, self, args);
    },
  });
}

/** @param {unknown} problem */
function report(problem) {
  if (!(problem instanceof Error) || !('code' in problem) || problem.code !== 'ERR_ACCESS_DENIED') return;
  const { permission, resource } = /** @type {{ permission?: string, resource?: string }} */ (problem);
  send?.({ refused: { permission, resource } });
}

/** @returns {[any, string[]][]} */
function networkFunctions() {
  const lookUps = Object.keys(dns).filter((name) => /^(lookup|resolve|reverse)/.test(name));
  return [
    [net.Socket.prototype, ['connect']],
    [net.Server.prototype, ['listen']],
    [dgram.Socket.prototype, ['bind', 'connect', 'send']],
    [dns, lookUps],
    [dns.promises, lookUps.filter((name) => name in dns.promises)],
  ];
}

/**
 * Replaces a function by one that reports the call and throws.
 * @param {any} api
 * @param {string} name
 * @param {string} permission
 */
function refuse(api, name, permission) {
  Object.defineProperty(api, name, {
    value() {
      const problem = Object.assign(new Error('Access to this API has been restricted.'), {
        code: 'ERR_ACCESS_DENIED',
        permission,
      });
      report(problem);
      throw problem;
    },
  });
}
