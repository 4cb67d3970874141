import { type Finding, finding, unchecked } from './finding';

/**
 * @param installed the version of this kit
 * @param deployed that of the service's checkout; undefined for a service that doesn't report it
 */
export function checkKit(installed: string, deployed: string | undefined): Finding {
  if (deployed === undefined)
    return unchecked('Kit', `the service doesn't report its kit; here is ${installed}`);
  return finding('Kit', {
    isRight: installed === deployed,
    found: installed,
    expected: `${deployed}, as in the service`,
    remedy: `Install site-kit ${deployed} and the packages packed with it, which the operator has.`,
  });
}
