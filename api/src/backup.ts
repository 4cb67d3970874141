import { runProgram } from './settings/run-program';
import { runBackup } from './storage/backup/run-backup';

await runProgram(async () => console.log(await runBackup(process.argv.slice(2), process.env)));
