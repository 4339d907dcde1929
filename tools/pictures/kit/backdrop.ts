import { darker, dusk, ink, lamp, mix, moon, night } from './colour';
import { bokeh, fullMoon, glow } from './night';
import { blob, type Point, smooth } from './shape';
import { n, type Sheet } from './sheet';

/** A part of the sheet: left, top, width, height. */
export type Frame = readonly [x: number, y: number, width: number, height: number];

const sky = (sheet: Sheet, [x, y, width, height]: Frame): void =>
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
function ridge(sheet: Sheet, [x, , width]: Frame, top: number, floor: number, rise: number, fill: string): void {
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
  let glints = '';
  for (let i = 0; i < 60; i++) {
    const down = sheet.random.between(0, 1) ** 1.5;
    const spread = width * (0.01 + down * 0.07);
    const long = width * (0.008 + down * 0.03) * sheet.random.between(0.4, 1.3);
    glints += `M${n(x + width * moonShare[0] + sheet.random.between(-1, 1) * spread - long / 2)} ${n(level + 2 + down * (y + height - level) * 0.94)}h${n(long)}`;
  }
  sheet.path(glints, { stroke: moon, 'stroke-width': Math.max(1.5, height * 0.005), 'stroke-linecap': 'round', opacity: 0.62 });
}

/** Jeju: a volcanic hill under the moon, a wall of basalt before it, and tangerines. */
export function basalt(sheet: Sheet, frame: Frame, moonShare: Point = [0.68, 0.22], fruit = true): void {
  const [x, y, width, height] = frame;
  const floor = y + height;
  sky(sheet, frame);
  fullMoon(sheet, x + width * moonShare[0], y + height * moonShare[1], height * 0.08);
  const crater: Point[] = [
    [0, 0.72],
    [0.2, 0.56],
    [0.36, 0.38],
    [0.44, 0.4],
    [0.54, 0.37],
    [0.72, 0.56],
    [1, 0.7],
  ].map(([px = 0, py = 0]): Point => [x + px * width, y + py * height]);
  sheet.path(`${smooth(crater)}V${n(floor)}H${n(x)}Z`, {
    fill: sheet.linear(
      [
        [0, '#47608a'],
        [1, '#1b2742'],
      ],
      [0.7, 0, 0.2, 1],
    ),
  });
  ridge(sheet, frame, y + height * 0.72, floor, height * 0.05, '#16203a');
  stoneWall(sheet, [x, y + height * 0.76, width, height * 0.24], height > 600 ? 4 : 2);
  if (!fruit) return;
  const r = height * 0.055;
  const foliage = [
    sheet.stamp(blob(sheet.random, [0, 0], r * 1.5, r)),
    sheet.stamp(blob(sheet.random, [0, 0], r * 1.4, r * 1.1)),
  ];
  const peel = sheet.radial(
    [
      [0, '#ffc06a'],
      [1, '#b8601d'],
    ],
    [0.35, 0.35, 0.7],
  );
  for (let i = 0; i < 26; i++) {
    const [px, py] = [x + width * sheet.random.between(0, 0.26), y + height * sheet.random.between(0.48, 0.78)];
    sheet.add('use', { href: foliage[i % 2], x: px, y: py, fill: i % 2 ? '#14241f' : '#1d332b' });
    if (i % 3 === 0) sheet.ellipse(px, py + r * 0.3, r * 0.34, r * 0.34, { fill: peel });
  }
}

/** Rows of rough dark stones, moonlit from above. */
export function stoneWall(sheet: Sheet, [x, y, width, height]: Frame, rows: number): void {
  sheet.add('rect', { x, y: y + height * 0.06, width, height: height * 0.94, fill: '#05070d' });
  const tall = height / rows;
  const stone = sheet.linear(
    [
      [0, '#5a6884'],
      [0.28, '#2c3448'],
      [1, '#131824'],
    ],
    [0.2, 0, 0.4, 1],
  );
  const warm = sheet.linear(
    [
      [0, '#4c5268'],
      [0.3, '#2d2c35'],
      [1, '#14141b'],
    ],
    [0.2, 0, 0.4, 1],
  );
  const stones = [7, 6, 8].map((corners) => sheet.stamp(blob(sheet.random, [0, 0], 53, 52, 0.12, corners)));
  for (let row = 0; row < rows; row++)
    for (let left = x - sheet.random.between(0, tall); left < x + width; ) {
      const wide = tall * sheet.random.between(1, 1.9);
      const [cx, cy] = [left + wide / 2, y + (row + 0.5) * tall];
      const href = stones[Math.floor(sheet.random.between(0, stones.length))];
      const [sx, sy] = [(wide / 100).toFixed(2), (tall / 100).toFixed(2)];
      sheet.add('use', {
        href,
        transform: `translate(${n(cx)} ${n(cy)})scale(${sx} ${sy})`,
        fill: sheet.random.pick([stone, stone, warm]),
      });
      left += wide;
    }
}

/** Paper windows lit by the moon, with the shadow of a branch on them. */
export function paperWindows(sheet: Sheet, [x, y, width, height]: Frame, doors = 4): void {
  const light = sheet.linear(
    [
      [0, '#c3d3ea'],
      [0.5, '#8fa3c4'],
      [1, '#5b6a8a'],
    ],
    [0, 0, 0.7, 1],
  );
  sheet.add('rect', { x, y, width, height, fill: light });
  glow(sheet, x + width * 0.24, y + height * 0.3, height * 0.5, '#ffffff', 0.5);
  sheet.group({ filter: sheet.blur(5), opacity: 0.4 }, () => {
    const from: Point = [x + width * 0.02, y + height * 0.9];
    const branch: Point[] = [
      from,
      [x + width * 0.16, y + height * 0.6],
      [x + width * 0.3, y + height * 0.5],
      [x + width * 0.5, y + height * 0.3],
    ];
    sheet.path(smooth(branch), { fill: 'none', stroke: '#1a2438', 'stroke-width': height * 0.02 });
    for (let i = 0; i < 13; i++) {
      const t = sheet.random.between(0.2, 1);
      const at: Point = [
        x + width * (0.02 + 0.5 * t) + sheet.random.between(-40, 40),
        y + height * (0.84 - 0.54 * t) + sheet.random.between(-50, 40),
      ];
      sheet.path(blob(sheet.random, at, height * 0.034, height * 0.02), { fill: '#1a2438' });
    }
  });
  const wood = '#2a1d16';
  let thin = '';
  const door = width / doors;
  for (let i = 0; i < doors; i++) {
    for (let column = 1; column < 4; column++) thin += `M${n(x + i * door + (column * door) / 4)} ${n(y)}v${n(height)}`;
    for (let row = 1; row < 9; row++) if (row !== 4) thin += `M${n(x + i * door)} ${n(y + (row * height) / 9)}h${n(door)}`;
  }
  sheet.path(thin, { stroke: wood, 'stroke-width': 3.5, opacity: 0.9 });
  for (let i = 0; i <= doors; i++) sheet.add('rect', { x: x + i * door - 9, y, width: 18, height, fill: wood });
  sheet.add('rect', { x, y: y - 8, width, height: 18, fill: darker(wood, 0.3) });
}

/** Posts and a sill before a view, so that it reads as a window of ours. */
export function windowBars(sheet: Sheet, [x, y, width, height]: Frame, panes: number): void {
  const bar = '#0a0d16';
  for (let i = 0; i <= panes; i++) {
    const left = x + (i * width) / panes;
    sheet.add('rect', { x: left - 7, y, width: 14, height, fill: bar });
    sheet.add('rect', { x: left + 5, y, width: 2, height, fill: moon, opacity: 0.25 });
  }
  sheet.add('rect', { x, y: y + height - 8, width, height: 16, fill: bar });
  sheet.add('rect', { x, y: y + height - 8, width, height: 2, fill: moon, opacity: 0.35 });
}
