import { fstatSync } from 'node:fs';
import { runCommand } from './enquiries/operator/run-command';

// `npm run enquiries -- list | head` closes the pipe early: not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const { fd, isTTY } = process.stdout;
const destination = isTTY ? 'terminal' : fstatSync(fd).isFile() ? 'file' : 'pipe';
const result = await runCommand(process.argv.slice(2), process.env, destination);
process.stdout.write(result.output ?? '');
process.stderr.write(result.errorOutput ?? '');
// Set instead of process.exit(): a long list may not be written to the pipe yet.
process.exitCode = result.exitCode;
