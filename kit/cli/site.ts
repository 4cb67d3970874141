#!/usr/bin/env node
import { exitWithError } from '../client/exit-with-error';
import type { Command } from './command';
import { endWithParent } from './end-with-parent';
import { pointToHelp } from './point-to-help';

const commands: Record<string, () => Promise<Command>> = {
  new: async () => (await import('./commands/new')).newCommand,
  dev: async () => (await import('./commands/dev')).devCommand,
  edit: async () => (await import('./commands/edit')).editCommand,
  build: async () => (await import('./commands/build')).buildCommand,
  test: async () => (await import('./commands/test')).testCommand,
  candidate: async () => (await import('./commands/candidate')).candidateCommand,
  compare: async () => (await import('./commands/compare')).compareCommand,
  preview: async () => (await import('./commands/preview')).previewCommand,
  release: async () => (await import('./commands/release')).releaseCommand,
  rollback: async () => (await import('./commands/rollback')).rollbackCommand,
  rollout: async () => (await import('./commands/rollout')).rolloutCommand,
  releases: async () => (await import('./commands/releases')).releasesCommand,
  status: async () => (await import('./commands/status')).statusCommand,
  withdraw: async () => (await import('./commands/withdraw')).withdrawCommand,
  doctor: async () => (await import('./commands/doctor')).doctorCommand,
  start: async () => (await import('./commands/start')).startCommand,
  delivery: async () => (await import('./commands/delivery')).deliveryCommand,
};

endWithParent();

/**
 * `site <command>`, which the scripts in the package.json of an app and of the checkout call. It works on the app in the
 * folder where it runs, or on the whole checkout in its root.
 */
await runCommand(process.argv.slice(2)).catch(exitWithError);

async function runCommand([name = '--help', ...args]: string[]): Promise<void> {
  if (isHelp(name)) return showHelp();
  const load = commands[name];
  if (!load) throw new Error(`There is no command "site ${name}". List the commands with: site --help`);
  const command = await load();
  if (args.some(isHelp)) return console.log(command.usage);
  try {
    await command.run(args);
  } catch (error) {
    throw pointToHelp(error, name);
  }
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}

async function showHelp(): Promise<void> {
  const usages = await Promise.all(Object.values(commands).map(async (load) => (await load()).usage));
  console.log(usages.join('\n\n'));
}
