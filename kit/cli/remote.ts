import { type AppPackage, readAppPackage } from '../app-package';

export type Remote = AppPackage;

/** The remote in the folder where the command runs. */
export function readRemote(): Remote {
  return readAppPackage(process.cwd());
}
