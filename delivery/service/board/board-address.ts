/** The path of the board on the release service. */
export const boardAddress = '/board';

/** The path of its page about visits. */
export const visitsAddress = `${boardAddress}/visits`;
