import { runCommand } from './operator/run-command';

// `npm run enquiries -- list | head` closes the pipe early: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const { output = '', complaint = '', exitCode } = await runCommand(process.argv.slice(2));
process.stdout.write(output);
process.stderr.write(complaint);
// Set, not called: a long list may still be on its way into a pipe.
process.exitCode = exitCode;
