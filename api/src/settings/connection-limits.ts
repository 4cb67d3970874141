/** Limits of connections. All times are in milliseconds. */
export const defaultConnectionLimits = {
  /** For the head of a request. */
  headersMs: 15_000,
  /** For a whole request: the largest takes a minute on a slow mobile network. */
  requestMs: 60_000,
  /** Idle time in both directions during a request or an answer. */
  stalledMs: 30_000,
  /** Between two requests: longer than nginx keeps a connection, so that nginx never uses one that is closing. */
  idleMs: 75_000,
  /** Interval of the checks of the first two. */
  checkIntervalMs: 1000,
  /** Between the answer to an unreadable request and the end of its connection, so that the client can read it. */
  lingerMs: 1000,
  /** `stalledMs` while the server closes. */
  closingStalledMs: 1500,
  /** After this the server closes open connections: container platforms kill a process after ten seconds. */
  closingMs: 6000,
  /** Node accepts further connections and closes them at once. */
  maxConnections: 5000,
  /** Many visitors of an office or a mobile network share one address; each browser opens up to six. 0: no limit. */
  maxPerClient: 250,
  /** An IPv6 /48 with all its clients, so that several are needed to take all connections. */
  maxPerNetwork: 1000,
  /** Concurrent requests on one connection. Browsers and nginx send one at a time over HTTP/1.1. */
  maxPipelined: 10,
};

export type ConnectionLimits = typeof defaultConnectionLimits;
