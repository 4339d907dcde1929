import { type Frame, sea, seoul } from '../kit/backdrop';
import { brass, darker, lamp, lighter, mix, moon } from '../kit/colour';
import { bokeh, glow } from '../kit/night';
import { type Point, polygon, smooth } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { basalt, stoneWall } from '../kit/stone';
import { paperWindows, windowBars } from '../kit/windows';
import { pendant } from './room';

/** A view through a window, soft, with its posts sharp. */
const view =
  (draw: (sheet: Sheet, frame: Frame) => void, panes: number) =>
  (sheet: Sheet, frame: Frame): void => {
    sheet.group({ filter: sheet.blur(2.5) }, () => draw(sheet, frame));
    windowBars(sheet, frame, panes);
    bokeh(sheet, 7, [frame[2] * 0.5, 0, frame[2], frame[3]], 1);
  };

export const seoulView = view((sheet, frame) => seoul(sheet, frame), 3);
export const seaView = view((sheet, frame) => sea(sheet, frame), 3);
export const jejuView = view((sheet, frame) => basalt(sheet, frame), 2);
export const groveView = view((sheet, frame) => basalt(sheet, frame, [0.74, 0.24]), 3);

export const paperWall = (sheet: Sheet, [x, y, width, height]: Frame): void =>
  paperWindows(sheet, [x, y, width, height * 0.96], 4);

export const stone = (sheet: Sheet, [x, y, width, height]: Frame): void => {
  stoneWall(sheet, [x - 20, y - 20, width + 40, height + 30], 6);
  glow(sheet, width * 0.2, height * 0.1, height, moon, 0.22);
  glow(sheet, width * 0.82, height * 0.5, height * 0.9, lamp, 0.42);
};

/** Dark panels with a thin brass line, lit by lamps near the wall. */
export const panels =
  (tone: string, count = 6) =>
  (sheet: Sheet, [x, y, width, height]: Frame): void => {
    const fill = sheet.linear(
      [
        [0, mix(tone, moon, 0.16)],
        [0.5, tone],
        [1, darker(tone, 0.35)],
      ],
      [0, 0, 1, 1],
    );
    for (let i = 0; i < count; i++) {
      const w = width / count;
      sheet.add('rect', { x: x + i * w + 3, y, width: w - 6, height, fill });
      sheet.add('rect', { x: x + i * w + w - 4, y, width: 1.5, height, fill: brass, opacity: 0.5 });
    }
    glow(sheet, width * 0.16, height * 0.2, height, moon, 0.3);
    glow(sheet, width * 0.84, height * 0.5, height * 0.9, lamp, 0.4);
  };

/** A wine wall: rows of bottles seen by their ends. */
export const cellar = (sheet: Sheet, [x, y, width, height]: Frame): void => {
  sheet.add('rect', { x, y, width, height, fill: '#120d0c' });
  const step = height / 7;
  const end = sheet.radial([
    [0, '#3d5a4a'],
    [0.45, '#16241f'],
    [0.75, '#2c4437'],
    [1, '#080c0b'],
  ]);
  const foil = sheet.radial([
    [0, '#a5603a'],
    [0.5, '#5a1220'],
    [1, '#1a0608'],
  ]);
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < width / step; i++)
      if (sheet.random.between(0, 1) < 0.86)
        sheet.ellipse(x + (i + 0.5) * step, y + (row + 0.5) * step, step * 0.36, step * 0.36, {
          fill: i % 3 === row % 3 ? foil : end,
        });
  for (let row = 0; row <= 7; row++) sheet.add('rect', { x, y: y + row * step - 3, width, height: 5, fill: '#3a2618' });
  for (let i = 0; i <= 6; i++) sheet.add('rect', { x: x + (i * width) / 6 - 5, y, width: 10, height, fill: '#2a1b12' });
  glow(sheet, width * 0.18, height * 0.1, height, moon, 0.26);
  glow(sheet, width * 0.7, height * 0.35, height * 0.9, lamp, 0.42);
};

/** The sea in one round window. */
export const roundWindow = (sheet: Sheet, frame: Frame): void => {
  panels('#1b2236', 5)(sheet, frame);
  const [, , width, height] = frame;
  const [cx, cy, r] = [width * 0.44, height * 0.5, height * 0.42];
  const circle = `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  sheet.group({ 'clip-path': sheet.clip(circle) }, () => sea(sheet, [cx - r, cy - r, 2 * r, 2 * r], [0.5, 0.3]));
  sheet.path(circle, { fill: 'none', stroke: brass, 'stroke-width': 9 });
  sheet.path(circle, { fill: 'none', stroke: lighter(brass, 0.4), 'stroke-width': 2 });
};

/** A folding screen with mountains in ink. */
export const inkScreen = (sheet: Sheet, frame: Frame): void => {
  panels('#2a1518', 6)(sheet, frame);
  const [, , width, height] = frame;
  for (let i = 0; i < 5; i++) {
    const [x, w] = [width * (0.16 + i * 0.136), width * 0.132];
    sheet.add('rect', {
      x,
      y: height * 0.16,
      width: w,
      height: height * 0.76,
      fill: sheet.linear(
        [
          [0, '#cfc8b8'],
          [1, '#8f8a80'],
        ],
        i % 2 ? [0, 0, 1, 0] : [1, 0, 0, 0],
      ),
    });
    for (const [top, tone] of [
      [0.5, 0.25],
      [0.62, 0.45],
      [0.74, 0.7],
    ] as const) {
      const line = Array.from(
        { length: 5 },
        (_, k): Point => [x + (k / 4) * w, height * (top + sheet.random.between(-0.08, 0.05))],
      );
      sheet.path(`${smooth(line)}V${height * 0.92}H${x}Z`, { fill: mix('#b5b0a6', '#1a2030', tone), opacity: 0.85 });
    }
    sheet.add('rect', { x: x - 3, y: height * 0.14, width: 6, height: height * 0.8, fill: '#3a1c18' });
  }
  sheet.ellipse(width * 0.64, height * 0.32, height * 0.07, height * 0.07, { fill: '#f0ead8' });
};

/** Round lamps in two rows running away, over lit niches: a long hall. */
export const hall = (sheet: Sheet, [x, y, width, height]: Frame): void => {
  panels('#1a2136', 8)(sheet, [x, y, width, height]);
  const [vx, vy] = [width * 0.5, height * 0.74];
  sheet.path(
    polygon([
      [vx - 90, vy - 110],
      [vx + 90, vy - 110],
      [vx + 90, vy + 80],
      [vx - 90, vy + 80],
    ]),
    { fill: '#2b3a5e', opacity: 0.7 },
  );
  for (let i = 6; i >= 1; i--) {
    const near = 1 / (0.35 + i * 0.42);
    for (const side of [-1, 1]) {
      const [px, py, r] = [vx + side * 330 * near * 1.1, vy - 300 * near, 44 * near];
      pendant(sheet, px, Math.max(py, 20), r, '#ffdca6');
      glow(sheet, px, vy + 70 * near, 130 * near, lamp, 0.35);
    }
  }
};
