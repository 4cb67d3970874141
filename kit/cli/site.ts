#!/usr/bin/env node
import { exitWithError } from '../client/exit-with-error';

/** One subcommand of `site`, in a file of its own. */
export interface Command {
  /** How it is called, with everything that may follow; then a line for each thing that is to be known. */
  usage: string;
  /** @throws with a message for whoever runs it */
  run(args: string[]): Promise<void>;
}

const commands: Record<string, () => Promise<Command>> = {
  new: async () => (await import('./commands/new')).newCommand,
  dev: async () => (await import('./commands/dev')).devCommand,
  build: async () => (await import('./commands/build')).buildCommand,
  test: async () => (await import('./commands/test')).testCommand,
  compare: async () => (await import('./commands/compare')).compareCommand,
  preview: async () => (await import('./commands/preview')).previewCommand,
  release: async () => (await import('./commands/release')).releaseCommand,
  rollback: async () => (await import('./commands/rollback')).rollbackCommand,
};

/** `site <command>`: all that the package.json of a remote calls. It works on the remote in the folder where it runs. */
await runCommand(process.argv.slice(2)).catch(exitWithError);

async function runCommand([name = '--help', ...args]: string[]): Promise<void> {
  if (name === '--help' || name === '-h') return showHelp();
  const load = commands[name];
  if (!load) throw new Error(`There is no "site ${name}". What there is: site --help`);
  const command = await load();
  if (args.includes('--help')) return console.log(command.usage);
  await command.run(args);
}

async function showHelp(): Promise<void> {
  const usages = await Promise.all(Object.values(commands).map(async (load) => (await load()).usage));
  console.log(usages.join('\n\n'));
}
