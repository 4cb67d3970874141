/** How long a remote may take, in milliseconds; then the page is shown as unavailable. */
export const remoteTimeoutMs = 5_000;
