/** One subcommand of `site`, in a file of its own. */
export interface Command {
  /** How it is called, with everything that may follow; then a line for each thing that is to be known. */
  usage: string;
  /** @throws with a message for the terminal */
  run(args: string[]): Promise<void>;
}
