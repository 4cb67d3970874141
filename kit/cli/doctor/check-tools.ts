import { type Finding, finding } from './finding';

/** The installed versions of a package that a remote and the kit import both. */
export interface SharedTool {
  name: string;
  /** Undefined where only the kit has installed it. */
  own: string | undefined;
  kit: string | undefined;
}

/** npm installs a copy of each version: with two, Playwright refuses to run, and React's hooks fail. */
export function checkTools(tools: SharedTool[]): Finding {
  const twice = tools.filter(({ own, kit }) => own !== undefined && kit !== undefined && own !== kit);
  return finding('Tools', {
    isRight: twice.length === 0,
    found: twice.map(({ name, own }) => `${name} ${own}`).join(', ') || 'as in the kit',
    expected: twice.map(({ name, kit }) => `${name} ${kit}`).join(', ') || 'one version of each',
    remedy: `Install the kit's: npm install --save-dev --save-exact ${twice.map(({ name, kit }) => `${name}@${kit}`).join(' ')}`,
  });
}
