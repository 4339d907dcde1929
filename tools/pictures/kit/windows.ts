import { type Frame } from './backdrop';
import { darker, moon } from './colour';
import { glow } from './night';
import { blob, type Point, smooth } from './shape';
import { n, type Sheet } from './sheet';

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
