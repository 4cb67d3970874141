import { runBackup } from './enquiries/backup/run-backup';
import { runProgram } from './settings/run-program';

await runProgram(async () => console.log(await runBackup(process.argv.slice(2), process.env)));
