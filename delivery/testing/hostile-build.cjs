// Stands for a shell's Node build. Each address is what a release's code may try.
const fs = require('node:fs');

/** @type {Record<string, () => unknown>} */
const attempts = {
  '/writes': () => fs.writeFileSync('/tmp/hostile-build', 'x'),
  '/writes-and-hides-it': () => fs.promises.writeFile('/tmp/hostile-build', 'x').catch(() => undefined),
  '/writes-into-its-release': () => fs.writeFileSync(__filename, ''),
  '/reads': () => fs.readFileSync('/etc/passwd'),
  '/reads-another-release': () => fs.readdirSync(`${__dirname}/../store`),
  '/reads-with-a-callback': () =>
    new Promise((resolve) => require('node:fs').readFile('/etc/passwd', () => resolve('hidden'))),
  '/imports': () => import('node:fs').then(({ readFileSync }) => readFileSync('/etc/passwd')),
  '/starts-a-process': () => require('node:child_process').spawnSync('ls'),
  '/starts-a-thread': () => new (require('node:worker_threads').Worker)('', { eval: true }),
  '/connects': () => require('node:net').connect(8080, '127.0.0.1'),
  '/fetches': () => fetch('http://127.0.0.1:8080').catch(() => undefined),
  '/listens': () => require('node:http').createServer().listen(0),
  '/looks-up': () => require('node:dns').promises.resolve('example.com'),
  '/kills': () => process.kill(process.ppid),
  '/loops': () => {
    for (;;);
  },
  '/never-ends': () => new Promise(() => undefined),
  '/fills-the-heap': () => {
    for (const kept = []; ; ) kept.push(new Array(10_000).fill({}));
  },
  '/fills-buffers': async () => {
    for (const kept = []; ; await new Promise(setImmediate)) kept.push(Buffer.alloc(10_000_000, 1));
  },
  '/exits': () => process.exit(0),
  '/crashes': () =>
    new Promise(() => {
      process.nextTick(() => {
        throw new Error('thrown where nobody catches it');
      });
    }),
  '/throws': () => {
    throw new Error('the jobs are gone');
  },
  '/environment': () => JSON.stringify(process.env),
};

exports.siteMounts = {};
exports.prepare = () => undefined;
/** @param {{ path: string }} route */
exports.renderPage = ({ path }) => attempts[path]?.() ?? `rendered ${path}`;
