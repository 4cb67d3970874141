/** A refused request, answered with this status and the detail that its route defines for it. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly statusCode: number,
    message: string,
    options?: ErrorOptions,
    /** Seconds until a retry makes sense. */
    readonly retryAfter?: number,
  ) {
    super(message, options);
  }
}
