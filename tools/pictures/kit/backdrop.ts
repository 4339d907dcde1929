import { dusk, ink, lamp, mix, moon, night } from './colour';
import { bokeh, fullMoon } from './night';
import { type Point, smooth } from './shape';
import { n, type Sheet } from './sheet';

/** A part of the sheet: left, top, width, height. */
export type Frame = readonly [x: number, y: number, width: number, height: number];

export const sky = (sheet: Sheet, [x, y, width, height]: Frame): void =>
  sheet.add('rect', {
    x,
    y,
    width,
    height,
    fill: sheet.linear(
      [
        [0, mix(ink, dusk, 0.35)],
        [0.6, mix(night, '#4a6390', 0.5)],
        [1, mix(dusk, '#7d8fb0', 0.45)],
      ],
      [0, 0, 0, 1],
    ),
  });

/** A row of hills by its heights, as a filled path down to `floor`. */
export function ridge(sheet: Sheet, [x, , width]: Frame, top: number, floor: number, rise: number, fill: string): void {
  const points = Array.from({ length: 8 }, (_, i): Point => [x + (i / 7) * width, top - sheet.random.between(0, rise)]);
  sheet.path(`${smooth(points)}V${n(floor)}H${n(x)}Z`, { fill });
}

/** Seoul: a mountain, towers with lit windows, a moon. */
export function seoul(sheet: Sheet, frame: Frame, moonShare: Point = [0.24, 0.26]): void {
  const [x, y, width, height] = frame;
  const floor = y + height;
  sky(sheet, frame);
  fullMoon(sheet, x + width * moonShare[0], y + height * moonShare[1], height * 0.075);
  ridge(sheet, frame, floor - height * 0.36, floor, height * 0.22, mix(night, dusk, 0.55));
  for (const [layer, tone] of [mix(night, dusk, 0.35), mix(ink, night, 0.6)].entries()) {
    let left = x - width * 0.02;
    let lit = '';
    while (left < x + width) {
      const wide = width * sheet.random.between(0.035, 0.085);
      const tall = height * sheet.random.between(0.16, 0.5 - layer * 0.14);
      sheet.add('rect', { x: left, y: floor - tall, width: wide, height: tall, fill: tone });
      const step = height * 0.026;
      for (let row = floor - tall + step; row < floor - step; row += step)
        for (let column = left + wide * 0.14; column < left + wide * 0.8; column += wide * 0.24)
          if (sheet.random.between(0, 1) < 0.2)
            lit += `M${n(column)} ${n(row)}h${n(wide * 0.12)}v${n(step * 0.42)}h-${n(wide * 0.12)}z`;
      left += wide + width * sheet.random.between(0.002, 0.02);
    }
    sheet.path(lit, { fill: layer === 0 ? '#ffd59c' : lamp, opacity: 0.5 + layer * 0.3 });
  }
}

/** Busan: the horizon of the night sea and the moon's path on it. */
export function sea(sheet: Sheet, frame: Frame, moonShare: Point = [0.3, 0.24]): void {
  const [x, y, width, height] = frame;
  const level = y + height * 0.58;
  sky(sheet, frame);
  fullMoon(sheet, x + width * moonShare[0], y + height * moonShare[1], height * 0.085);
  ridge(sheet, [x + width * 0.62, y, width * 0.4, height], level - height * 0.03, level, height * 0.09, mix(night, dusk, 0.5));
  bokeh(sheet, 9, [x + width * 0.64, level - height * 0.03, x + width * 0.98, level - height * 0.005], height / 2600);
  sheet.add('rect', {
    x,
    y: level,
    width,
    height: y + height - level,
    fill: sheet.linear(
      [
        [0, '#5d7399'],
        [0.12, '#2c3d61'],
        [1, '#0d1629'],
      ],
      [0, 0, 0, 1],
    ),
  });
  if (height < 420) {
    // Far and out of focus: the path is a sheen without single glints.
    return sheet.ellipse(x + width * moonShare[0], y + height * 0.8, width * 0.06, height * 0.24, {
      fill: sheet.radial([
        [0, moon, 0.5],
        [1, moon, 0],
      ]),
    });
  }
  let glints = '';
  for (let i = 0; i < 60; i++) {
    const down = sheet.random.between(0, 1) ** 1.5;
    const spread = width * (0.01 + down * 0.07);
    const long = width * (0.008 + down * 0.03) * sheet.random.between(0.4, 1.3);
    glints += `M${n(x + width * moonShare[0] + sheet.random.between(-1, 1) * spread - long / 2)} ${n(level + 2 + down * (y + height - level) * 0.94)}h${n(long)}`;
  }
  sheet.path(glints, { stroke: moon, 'stroke-width': Math.max(1.5, height * 0.005), 'stroke-linecap': 'round', opacity: 0.62 });
}
