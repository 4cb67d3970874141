import { type Html, html } from '@site/shared/node/html';
import { limited } from './limited';

const width = 320;
const height = 96;
const marginTop = 8;

export interface PlotPoint {
  /** From 0 to 1, over the whole time. */
  x: number;
  /** Undefined without reports. */
  value: number | undefined;
}

interface Plot {
  name: string;
  points: PlotPoint[];
  /** The limit of good values, drawn as a dashed line. By default, there is none. */
  limit?: number;
  format: (value: number | undefined) => string;
  /** The positions of deployments, from 0 to 1. */
  releases?: number[];
}

/** A line over time as SVG, with its last and largest value as text. */
export function plot({ name, points, limit = Number.POSITIVE_INFINITY, format, releases = [] }: Plot): Html {
  const values = points.map(({ value }) => value).filter((value) => value !== undefined);
  const last = values.at(-1);
  if (last === undefined)
    return html`<figure class="plot"><figcaption><b>${name}</b><span>nothing reported</span></figcaption></figure>`;
  const isLimited = Number.isFinite(limit);
  const scale = scales(isLimited ? [...values, limit] : values);
  const { x, y } = scale;
  const summary = `at most ${format(Math.max(...values))}${isLimited ? `, good up to ${format(limit)}` : ''}`;
  return html`<figure class="plot">
<figcaption><b>${name}</b><span>${limited(last, limit, format(last))}</span></figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}: last ${format(last)}, ${summary}" preserveAspectRatio="none">
${releases.map((at) => html`<line class="release" x1="${x(at)}" x2="${x(at)}" y1="0" y2="${height}"/>`)}
${isLimited && html`<line class="limit" x1="0" x2="${width}" y1="${y(limit)}" y2="${y(limit)}"/>`}
${lineOf(points, scale)}
</svg>
<p>${summary}</p>
</figure>`;
}

/**
 * The line alone, for a cell of a table.
 * @param label the values as text
 */
export function sparkline(points: PlotPoint[], label: string): Html {
  const values = points.map(({ value }) => value).filter((value) => value !== undefined);
  return html`<svg class="sparkline" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}" preserveAspectRatio="none">${lineOf(points, scales(values))}</svg>`;
}

interface Scales {
  x: (part: number) => string;
  y: (value: number) => string;
}

/** @param values that have to fit in, above zero */
function scales(values: number[]): Scales {
  const largest = Math.max(0, ...values) * 1.1 || 1;
  return {
    x: (part) => (part * width).toFixed(1),
    y: (value) => (height - (value / largest) * (height - marginTop)).toFixed(1),
  };
}

function lineOf(points: PlotPoint[], scale: Scales): Html {
  return html`<path class="line" d="${pathOf(points, scale)}"/>
<path class="dots" d="${dotsOf(points, scale)}"/>`;
}

/** A path with gaps for times without reports. */
function pathOf(points: PlotPoint[], { x, y }: Scales): string {
  return points
    .map(({ x: at, value }, index) =>
      value === undefined ? '' : `${points[index - 1]?.value === undefined ? 'M' : 'L'}${x(at)} ${y(value)}`,
    )
    .join('');
}

/** Points without a neighbour, which a line would not show. */
function dotsOf(points: PlotPoint[], { x, y }: Scales): string {
  return points
    .map(({ x: at, value }, index) => {
      const isAlone = points[index - 1]?.value === undefined && points[index + 1]?.value === undefined;
      return value !== undefined && isAlone ? `M${x(at)} ${y(value)}h.01` : '';
    })
    .join('');
}
