/** How long and how much one connection may take. All times are in milliseconds. */
export interface ConnectionLimits {
  /** For the head of a request. */
  headersMs: number;
  /** For a whole request: the largest takes a minute on the slowest mobile network. */
  requestMs: number;
  /** Without a byte in either direction while a request or an answer is under way. */
  stalledMs: number;
  /** Between two requests: longer than nginx keeps a connection, so that nginx never uses one that is just closing. */
  idleMs: number;
  /** How often the first two are checked. */
  checkIntervalMs: number;
  /** Between the answer to an unreadable request and the end of its connection, so that the client can read it. */
  lingerMs: number;
  /** The stalled time while the server closes. */
  closingStalledMs: number;
  /** After this the server closes without what is still open: container platforms kill a process after ten seconds. */
  closingMs: number;
  /** Node accepts and at once closes whatever comes on top. */
  maxConnections: number;
  /** For one client; 0 sets no limit. */
  maxPerClient: number;
  /** Requests that one connection may have under way. Browsers and nginx send one at a time over HTTP/1.1. */
  maxPipelined: number;
}

export const defaultConnectionLimits: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 60_000,
  stalledMs: 30_000,
  idleMs: 75_000,
  checkIntervalMs: 1000,
  lingerMs: 1000,
  closingStalledMs: 1500,
  closingMs: 6000,
  maxConnections: 5000,
  /** An office or a mobile network shows many visitors under one address; each browser opens up to six. */
  maxPerClient: 250,
  maxPipelined: 10,
};
