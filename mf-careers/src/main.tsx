// Async boundary: shared modules initialise first.
import('./standalone');
