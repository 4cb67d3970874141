/** Where the release service shows the board. */
export const boardAddress = '/board';
