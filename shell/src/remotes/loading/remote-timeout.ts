/** How long a remote may take, in milliseconds; then the visitor is told that the page is unavailable. */
export const remoteTimeoutMs = 5_000;
