import { parseArgs } from 'node:util';

export type Format = 'text' | 'json' | 'csv';

/** What the operator asked for. */
export type Command =
  | { name: 'help' }
  | { name: 'list' | 'export'; format: Format }
  | { name: 'show'; id: string; format: Format };

/** The operator typed something that isn't a command. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const help = `Shows the enquiries that the site has received, newest first.

  npm run enquiries -- list        a table of all enquiries
  npm run enquiries -- show ID     one enquiry, complete
  npm run enquiries -- export      all enquiries, complete, as CSV

  --json   JSON instead, with every value exactly as it was typed
  --csv    CSV instead, safe to open in a spreadsheet
  --help   this text

The enquiries are read from the folder in DATA_DIR (usually .data), also while the site is running.
`;

/**
 * Reads the words after `npm run enquiries --`.
 * @throws UsageError saying what is wrong with them
 */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args);
  const [name, ...rest] = positionals;
  if (values.help) return { name: 'help' };
  if (values.json && values.csv) throw new UsageError('Choose one of --json and --csv.');
  const format = values.json ? 'json' : values.csv ? 'csv' : 'text';
  switch (name) {
    case 'list':
    case 'export':
      refuseMore(rest);
      return { name, format: name === 'export' && format === 'text' ? 'csv' : format };
    case 'show': {
      const [id, ...more] = rest;
      if (!id) throw new UsageError('Say which enquiry to show: show ID. The IDs stand in: list.');
      refuseMore(more);
      return { name, id, format };
    }
    case undefined:
      throw new UsageError('Say what to do: list, show ID or export.');
    default:
      throw new UsageError(
        `There is no command ${JSON.stringify(name)}. There are: list, show ID and export.`,
      );
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

function refuseMore(words: string[]) {
  if (words.length > 0)
    throw new UsageError(`Leave out ${words.map((word) => JSON.stringify(word)).join(', ')}.`);
}
