/** Something the operator has to put right before the server or a command can start. Its message is the whole report: no stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
