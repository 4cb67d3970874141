import { satisfies } from 'semver';
import { type Finding, finding } from './finding';

/** @param range of `engines.node` */
export function checkNode(version: string, range: string): Finding {
  return finding('Node', {
    isRight: satisfies(version, range),
    found: version,
    expected: range,
    remedy: 'Install such a Node, for instance from https://nodejs.org.',
  });
}
