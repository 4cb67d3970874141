// Async boundary: shared modules initialise first.
import('./run-standalone');
