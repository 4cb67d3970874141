import { StartError } from './settings/start-error';
import { runBackup } from './storage/backup/run-backup';

try {
  console.log(runBackup(process.argv.slice(2), process.env));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
