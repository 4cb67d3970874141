import { readSetting } from '@site/shared/http/read-setting';
import { optional, type Setting, urlOf } from '@site/shared/http/setting-schemas';

export const boardAddressSetting = {
  description: 'Address of the board, which `?inspect` links to.',
  read: optional(urlOf('http:', 'https:')),
  default: '',
  expected: 'an address, for instance BOARD_ADDRESS=https://release.example/board',
} satisfies Setting<string | undefined>;

/**
 * The address of the board, undefined without one.
 * @throws StartError when the setting is wrong
 */
export function readBoardAddress(): string | undefined {
  return readSetting<string | undefined>('BOARD_ADDRESS', boardAddressSetting, process.env.BOARD_ADDRESS);
}
