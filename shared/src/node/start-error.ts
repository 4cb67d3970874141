/** An error that the operator has to fix before a server or a command can start. It is printed without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
