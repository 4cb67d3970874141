/** The path of the board on the release service. */
export const boardAddress = '/board';
