/** All clients together have sent as many forms as they may. */
export class FormLimitReached extends Error {
  override name = 'FormLimitReached';

  constructor(
    /** Seconds until forms are taken again. */
    readonly retryAfter: number,
  ) {
    super('All clients together have sent too many forms');
  }
}
