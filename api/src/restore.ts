import { runRestore } from './enquiries/backup/run-backup';
import { runProgram } from './settings/run-program';

await runProgram(async () => console.log(await runRestore(process.argv.slice(2), process.env)));
