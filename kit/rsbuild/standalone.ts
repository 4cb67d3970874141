// Async boundary: shared modules are initialised first.
import('./run-standalone');
