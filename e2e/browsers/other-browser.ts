export const windowHeight = 900;

/** The functions that the journeys need of a browser other than Chromium. */
export interface OtherBrowser {
  name: string;
  open(address: string): Promise<void>;
  /** @param width of the window, in CSS pixels; as near to it as the browser permits */
  setWidth(width: number): Promise<void>;
  /**
   * Evaluates an expression in the page.
   * @returns its value, which must be JSON
   */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}
