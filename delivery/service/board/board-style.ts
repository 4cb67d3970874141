import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../../registry/workspace';
import { boardAddress } from './board-address';

const styles = join(root, 'shared/src/styles');
/** A file of a package, with the query of its subset. */
const fontUrl = /url\("(@[^"]+)"\)/g;

/**
 * Reads the styles of the board: the site's tokens, reset, fonts and base, those of operators' pages, and the board's own.
 * @returns them, and the paths of their fonts by file name
 */
export async function readBoardStyle() {
  const files = [
    ...['tokens', 'reset', 'fonts', 'base', 'operator'].map((name) => join(styles, `${name}.css`)),
    join(root, 'delivery/service/board/board.css'),
  ];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const fonts = new Map<string, string>();
  // The build's subsets cover only the site's own text: here the whole Latin fonts are served.
  const css = texts.join('\n').replaceAll(fontUrl, (_, url: string) => {
    const [file = ''] = url.split('?');
    fonts.set(basename(file), join(root, 'node_modules', file));
    return `url("${boardAddress}/fonts/${basename(file)}")`;
  });
  return { css, fonts };
}
