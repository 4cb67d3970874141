/** One subcommand of `site`, in a file of its own. */
export interface Command {
  /** The syntax with all options, and a line of explanation for each. */
  usage: string;
  /** @throws with a message for the terminal */
  run(args: string[]): Promise<void>;
}
