/** An engine beside Chromium, as far as the journeys need it. */
export interface OtherBrowser {
  name: string;
  open(address: string): Promise<void>;
  /**
   * Evaluates an expression in the page.
   * @returns its value, which must be JSON
   */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}
