/**
 * A mistake in the sources or the content of an app, which the message explains. The bundler prints the stack of an error;
 * here it would only name lines of the kit.
 */
export class SourceError extends Error {
  override name = 'SourceError';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
