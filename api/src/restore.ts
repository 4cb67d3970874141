import { runProgram } from './settings/run-program';
import { runRestore } from './storage/backup/run-backup';

await runProgram(async () => console.log(await runRestore(process.argv.slice(2), process.env)));
