import { execFileSync } from 'node:child_process';

/** The output of `npm run enquiries -- export --json`, the newest first. */
function storedEnquiries(dataFolder: string): Record<string, string>[] {
  const json = execFileSync(process.execPath, ['api/dist/cli.js', 'export', '--json'], {
    cwd: new URL('../..', import.meta.url),
    env: { ...process.env, DATA_DIR: dataFolder },
    encoding: 'utf8',
  });
  return JSON.parse(json);
}

/** The stored enquiries with a subject. */
export function storedWith(subject: string, dataFolder: string): Record<string, string>[] {
  return storedEnquiries(dataFolder).filter((enquiry) => enquiry.subject === subject);
}
