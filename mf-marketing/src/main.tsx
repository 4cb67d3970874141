// Federation hands out its shared modules before the first line that needs them: hence a file of its own.
import('./alone');
