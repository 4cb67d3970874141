/** How long and how much one connection may take. All times are in milliseconds. */
export const defaultConnectionLimits = {
  /** For the head of a request. */
  headersMs: 15_000,
  /** For a whole request: the largest takes a minute on the slowest mobile network. */
  requestMs: 60_000,
  /** Without a byte in either direction while a request or an answer is under way. */
  stalledMs: 30_000,
  /** Between two requests: longer than nginx keeps a connection, so that nginx never uses one that is just closing. */
  idleMs: 75_000,
  /** How often the first two are checked. */
  checkIntervalMs: 1000,
  /** Between the answer to an unreadable request and the end of its connection, so that the client can read it. */
  lingerMs: 1000,
  /** The stalled time while the server closes. */
  closingStalledMs: 1500,
  /** After this the server closes without what is still open: container platforms kill a process after ten seconds. */
  closingMs: 6000,
  /** Node accepts and at once closes whatever comes on top. */
  maxConnections: 5000,
  /** An office or a mobile network shows many visitors under one address; each browser opens up to six. 0 sets no limit. */
  maxPerClient: 250,
  /** Requests that one connection may have under way. Browsers and nginx send one at a time over HTTP/1.1. */
  maxPipelined: 10,
};

export type ConnectionLimits = typeof defaultConnectionLimits;
