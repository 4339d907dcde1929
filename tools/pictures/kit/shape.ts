import type { Random } from './random';
import { n } from './sheet';

export type Point = readonly [x: number, y: number];

/** Whole pixels are enough for small things. */
export const whole = (value: number): string => String(Math.round(value));

/** Numbers of a path with no more signs between them than SVG needs. */
const joined = (numbers: readonly number[]): string =>
  numbers.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : String(value))).join('');

/** A smooth line through the points (Catmull-Rom), open or closed; `grid` 1 keeps to whole pixels. */
export function smooth(points: readonly Point[], closed = false, grid = 2): string {
  const count = points.length;
  const at = (index: number): Point =>
    (closed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))]) ?? [0, 0];
  const round = (value: number): number => Math.round(value * grid) / grid;
  let [x, y] = at(0).map(round) as [number, number];
  let d = `M${joined([x, y])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const curve = [
      from[0] + (to[0] - before[0]) / 6 - x,
      from[1] + (to[1] - before[1]) / 6 - y,
      to[0] - (after[0] - from[0]) / 6 - x,
      to[1] - (after[1] - from[1]) / 6 - y,
      to[0] - x,
      to[1] - y,
    ].map(round);
    d += `c${joined(curve)}`;
    [x, y] = [round(x + (curve[4] ?? 0)), round(y + (curve[5] ?? 0))];
  }
  return closed ? `${d}z` : d;
}

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A round thing that no machine has made. `rough` 0 is an ellipse. */
export function blob(random: Random, [cx, cy]: Point, rx: number, ry: number, rough = 0.12, corners = 9): string {
  const turn = random.between(0, 6.28);
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = turn + (i / corners) * Math.PI * 2;
    const reach = 1 + random.between(-rough, rough);
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
  return smooth(points, true, rx < 60 ? 1 : 2);
}

/** A leaf from its stem to its tip, bent by `bend` of its length. */
export function leaf([x, y]: Point, length: number, width: number, degrees: number, bend = 0.12): string {
  const angle = (degrees * Math.PI) / 180;
  const [along, across]: [Point, Point] = [
    [Math.cos(angle), Math.sin(angle)],
    [-Math.sin(angle), Math.cos(angle)],
  ];
  const at = (a: number, c: number): string =>
    `${n(x + along[0] * a * length + across[0] * c * width)} ${n(y + along[1] * a * length + across[1] * c * width)}`;
  const lift = (bend * length) / width;
  return `M${at(0, 0)}C${at(0.25, 0.7 + lift)} ${at(0.7, 0.6 + lift)} ${at(1, lift)}C${at(0.7, -0.5 + lift)} ${at(0.3, -0.6)} ${at(0, 0)}Z`;
}
