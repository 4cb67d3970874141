import { readDatabaseLocation } from '../config';
import { createEnquiryStore, type EnquiryStore } from '../enquiry/enquiry-store';
import { StartError } from '../start-error';
import { type DatabaseLocation, locationName } from '../storage/location';
import { openDatabaseToRead } from '../storage/open-database';
import { type Command, help, readCommand, UsageError } from './command';
import { formatCsv } from './format-csv';
import { formatLetter } from './format-letter';
import { formatTable } from './format-table';

/** What a command leaves: the texts for standard output and standard error, and the exit code. */
export interface Outcome {
  output?: string;
  complaint?: string;
  exitCode: 0 | 1 | 2;
}

/**
 * Carries out what the operator typed after `npm run enquiries --`.
 * @returns exit code 1 when the enquiries or the one asked for aren't there, 2 when the words are no command
 */
export async function runCommand(
  args: string[],
  environment?: Record<string, string | undefined>,
): Promise<Outcome> {
  try {
    const command = readCommand(args);
    if (command.name === 'help') return { output: help, exitCode: 0 };
    return await answer(command, readDatabaseLocation(environment));
  } catch (error) {
    if (error instanceof UsageError) return { complaint: `${error.message} More: --help\n`, exitCode: 2 };
    if (error instanceof StartError) return { complaint: `${error.message}\n`, exitCode: 1 };
    throw error;
  }
}

async function answer(
  command: Exclude<Command, { name: 'help' }>,
  location: DatabaseLocation,
): Promise<Outcome> {
  const database = openDatabaseToRead(location);
  try {
    const enquiries = createEnquiryStore(database);
    if (command.name === 'show') return await show(command.id, command.format, enquiries);
    const all = await enquiries.list();
    const formats = { text: formatTable, csv: formatCsv, json: asJson };
    return { output: formats[command.format](all), exitCode: 0 };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The enquiries in ${locationName(location)} can't be read: ${reason}. Start the site once with npm start, which brings the database up to date, and try again.`,
      { cause: error },
    );
  } finally {
    await database.destroy();
  }
}

async function show(id: string, format: keyof typeof showFormats, enquiries: EnquiryStore): Promise<Outcome> {
  const enquiry = await enquiries.find(id);
  if (!enquiry) {
    const complaint = `There is no enquiry ${JSON.stringify(id)}. The IDs stand in: npm run enquiries -- list\n`;
    return { complaint, exitCode: 1 };
  }
  return { output: showFormats[format](enquiry), exitCode: 0 };
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const showFormats = {
  text: formatLetter,
  json: asJson,
  csv: (enquiry: Parameters<typeof formatLetter>[0]) => formatCsv([enquiry]),
};
