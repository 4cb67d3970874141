/** A logger that records its lines for a test. */
export function recordedLogger() {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  return { lines, logger: { level: 'info', stream } };
}
