/** An icon's shapes, each with its name and attributes, in a square of 24 × 24 units: the format of lucide. */
export type IconNode = [shape: string, attributes: Record<string, string | number>][];
