// Rsbuild requires an entry; a remote has only its federation container.
export {};
