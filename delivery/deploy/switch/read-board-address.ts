import { urlOf } from '@site/shared/http/setting-schemas';
import * as v from 'valibot';

/**
 * The address of the board, which `?inspect` links to (BOARD_ADDRESS).
 * @returns undefined without one
 * @throws when the setting is wrong
 */
export function readBoardAddress(text = process.env.BOARD_ADDRESS ?? ''): string | undefined {
  if (text === '') return undefined;
  const { success, output } = v.safeParse(urlOf('http:', 'https:'), text);
  if (success) return output;
  throw new Error(
    `BOARD_ADDRESS is ${JSON.stringify(text)}: set it to the address of the board, for instance https://release.example/board, or remove it.`,
  );
}
