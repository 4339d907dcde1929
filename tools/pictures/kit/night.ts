import { brass, dusk, ink, lamp, mix, moon, night } from './colour';
import type { Sheet } from './sheet';

/** What lies behind the table: the dark, the moon's cool glow and the lamp's warm one. */
export function nightWall(sheet: Sheet, { moonAt = [0.2, 0.16], lampAt = [0.86, 0.3], warm = 0.34, cool = 0.5 } = {}): void {
  const { width, height } = sheet;
  sheet.add('rect', {
    width,
    height,
    fill: sheet.linear(
      [
        [0, ink],
        [0.55, night],
        [1, mix(night, dusk, 0.4)],
      ],
      [0, 0, 0, 1],
    ),
  });
  glow(sheet, width * (moonAt[0] ?? 0), height * (moonAt[1] ?? 0), height * 0.85, moon, cool * 0.5);
  glow(sheet, width * (lampAt[0] ?? 0), height * (lampAt[1] ?? 0), height * 0.7, lamp, warm);
}

/** A soft round light that ends in nothing. */
export function glow(sheet: Sheet, x: number, y: number, radius: number, colour: string, strength: number): void {
  const fill = sheet.radial([
    [0, colour, strength],
    [0.35, colour, strength * 0.42],
    [0.7, colour, strength * 0.1],
    [1, colour, 0],
  ]);
  sheet.ellipse(x, y, radius, radius, { fill });
}

/** The moon itself. */
export function fullMoon(sheet: Sheet, x: number, y: number, radius: number, strength = 1): void {
  glow(sheet, x, y, radius * 5, moon, 0.42 * strength);
  const fill = sheet.radial(
    [
      [0, '#fbfdff'],
      [0.7, '#e6effb'],
      [1, '#bccde6'],
    ],
    [0.42, 0.4, 0.62],
  );
  sheet.ellipse(x, y, radius, radius, { fill });
  const seas: readonly [number, number, number][] = [
    [-0.28, -0.2, 0.3],
    [0.22, -0.3, 0.2],
    [0.1, 0.28, 0.32],
    [-0.42, 0.3, 0.16],
  ];
  for (const [dx, dy, r] of seas)
    sheet.ellipse(x + dx * radius, y + dy * radius, r * radius, r * radius * 0.8, { fill: '#9fb3d1', opacity: 0.22 });
}

/** A paper globe on a brass stem, far enough away to be soft. */
export function globeLamp(sheet: Sheet, x: number, y: number, radius: number, footY: number): void {
  glow(sheet, x, y, radius * 6, lamp, 0.5);
  sheet.add('rect', { x: x - 2.5, y: y + radius * 0.9, width: 5, height: footY - y - radius * 0.9, fill: brass, opacity: 0.8 });
  sheet.ellipse(x, footY, radius * 0.62, radius * 0.16, { fill: mix(brass, lamp, 0.25) });
  sheet.ellipse(x, y, radius, radius, {
    fill: sheet.radial(
      [
        [0, '#fff3dc'],
        [0.6, '#ffd9a0'],
        [1, '#eda75a'],
      ],
      [0.45, 0.42, 0.6],
    ),
  });
}

/** Small lights out of focus. */
export function bokeh(sheet: Sheet, count: number, [x0, y0, x1, y1]: readonly [number, number, number, number], size = 1): void {
  const disc = (colour: string) =>
    sheet.radial([
      [0, colour, 0.5],
      [0.82, colour, 0.62],
      [0.94, colour, 0.8],
      [1, colour, 0],
    ]);
  for (let i = 0; i < count; i++) {
    const colour = sheet.random.pick(['#ffc27a', '#ffd9a6', '#ff9f5c', '#a9c4ea', '#ffc27a']);
    const radius = sheet.random.between(7, 24) * size;
    sheet.ellipse(sheet.random.between(x0, x1), sheet.random.between(y0, y1), radius, radius, {
      fill: disc(colour),
      opacity: sheet.random.between(0.12, 0.46),
    });
  }
}

/** The table top from `horizon` down, with the moon's sheen on the left and the lamp's on the right. */
export function tableTop(sheet: Sheet, horizon: number, tone = '#171a26'): void {
  const { width, height } = sheet;
  const depth = height - horizon;
  sheet.add('rect', { y: horizon - 26, width, height: 40, fill: '#03050b', opacity: 0.5, filter: sheet.blur(14) });
  sheet.add('rect', {
    y: horizon,
    width,
    height: depth,
    fill: sheet.linear(
      [
        [0, mix(tone, moon, 0.12), 0],
        [0.05, mix(tone, moon, 0.16)],
        [0.22, mix(tone, moon, 0.08)],
        [0.6, mix(tone, moon, 0.02)],
        [1, mix(tone, '#000000', 0.35)],
      ],
      [0, 0, 0, 1],
    ),
  });
  sheet.ellipse(width * 0.2, horizon + depth * 0.2, width * 0.36, depth * 0.4, {
    fill: sheet.radial([
      [0, moon, 0.3],
      [1, moon, 0],
    ]),
  });
  sheet.ellipse(width * 0.86, horizon + depth * 0.28, width * 0.34, depth * 0.5, {
    fill: sheet.radial([
      [0, lamp, 0.36],
      [1, lamp, 0],
    ]),
  });
}

/** Draws the eye to the middle. The last thing on every sheet. */
export function vignette(sheet: Sheet): void {
  sheet.add('rect', {
    width: sheet.width,
    height: sheet.height,
    fill: sheet.radial(
      [
        [0.5, '#03050c', 0],
        [0.82, '#03050c', 0.2],
        [1, '#03050c', 0.55],
      ],
      [0.48, 0.52, 0.78],
    ),
  });
}
