// Rsbuild requires an entry; a remote has none but its federation container.
export {};
