/** A request that is refused: answered with this status, in the words that its route has for it. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly statusCode: number,
    message: string,
    options?: ErrorOptions,
    /** Seconds after which trying again is worth it. */
    readonly retryAfter?: number,
  ) {
    super(message, options);
  }
}
