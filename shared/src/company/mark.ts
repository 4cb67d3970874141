/** The company's mark: nine crossings of plain weave, one thread of them marigold. Lines of width 7 on a field of 36 × 36. */
export const mark = {
  size: 36,
  stroke: 7,
  threads: 'M0 6H13M23 6H36M0 30H13M23 30H36M6 11V25M30 11V25M18 0V13M18 23V36',
  lead: 'M11 18H25',
} as const;
