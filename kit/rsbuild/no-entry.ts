// Rsbuild wants an entry; a remote's Node build has none but its federation container.
export {};
