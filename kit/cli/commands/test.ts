import { parseArgs } from 'node:util';
import { againstArgs, readAgainst } from '../../testing/against-options';
import { judgeRemote } from '../../testing/verdict/judge-remote';
import { appHere } from '../chosen-app';
import type { Command } from '../command';
import { requireSite } from '../live-site';

export const testCommand: Command = {
  usage: `site test                        all tests of the remote: types, lint, unit tests, gate, browser
     [--same-look]               a difference to the pictures of the deployed page is an error
site test --against <site>       its journeys in a composed site, given by its URL or folder: they test what is deployed there
     [-g <name>]                 only the tests with this name, a regular expression
     [--send]                    sends the forms; by default they are filled in, and answered in the browser`,
  run: async (args) => {
    const { values } = parseArgs({
      args,
      options: { ...againstArgs, 'same-look': { type: 'boolean', default: false } },
    });
    const against = readAgainst(values);
    if (against) await requireSite(against.site);
    const passed = await judgeRemote(appHere('npm test -w mf-careers'), {
      against,
      sameLook: values['same-look'],
    });
    if (!passed) process.exitCode = 1;
  },
};
