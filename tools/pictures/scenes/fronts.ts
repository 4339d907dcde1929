import { type Frame, sea, seoul } from '../kit/backdrop';
import { brass, darker, lamp, mix, moon, night } from '../kit/colour';
import { glow, vignette } from '../kit/night';
import { randomFrom } from '../kit/random';
import { polygon } from '../kit/shape';
import { n, Sheet } from '../kit/sheet';
import { basalt, stoneWall } from '../kit/stone';

interface Front {
  readonly view: (sheet: Sheet, frame: Frame) => void;
  readonly house: (sheet: Sheet, width: number, height: number) => void;
}

/** A wing of the hotel: a dark wall, floors of lit windows, moonlight on its left edge. */
function wing(sheet: Sheet, [x, y, width, height]: Frame, [columns, floors]: readonly [number, number], lit = 0.6): void {
  sheet.add('rect', {
    x,
    y,
    width,
    height,
    fill: sheet.linear([
      [0, mix(night, moon, 0.3)],
      [0.12, '#1c2540'],
      [1, '#111728'],
    ]),
  });
  const [w, h] = [width / columns, height / floors];
  let warm = '';
  let dark = '';
  for (let floor = 0; floor < floors; floor++)
    for (let column = 0; column < columns; column++) {
      const at = `M${n(x + (column + 0.2) * w)} ${n(y + (floor + 0.24) * h)}h${n(w * 0.6)}v${n(h * 0.56)}h-${n(w * 0.6)}z`;
      if (sheet.random.between(0, 1) < lit) warm += at;
      else dark += at;
    }
  sheet.path(dark, { fill: '#26355a', opacity: 0.8 });
  sheet.path(warm, {
    fill: sheet.linear(
      [
        [0, '#ffdfa8'],
        [1, '#f0a85a'],
      ],
      [0, 0, 0, 1],
    ),
  });
  sheet.add('rect', { x, y: y - 5, width, height: 5, fill: mix('#2a3658', moon, 0.35) });
}

/** The lit entrance with its canopy and the crescent above it. */
function entrance(sheet: Sheet, x: number, floor: number, size: number): void {
  glow(sheet, x, floor - size * 0.3, size * 2.4, lamp, 0.6);
  sheet.add('rect', {
    x: x - size,
    y: floor - size * 0.7,
    width: size * 2,
    height: size * 0.7,
    fill: sheet.linear([
      [0, '#ffd394'],
      [0.5, '#fff0d0'],
      [1, '#f0a85a'],
    ]),
  });
  for (let i = -3; i <= 3; i++)
    sheet.add('rect', { x: x + (i * size) / 3.5 - 4, y: floor - size * 0.7, width: 8, height: size * 0.7, fill: '#161c2e' });
  sheet.path(
    polygon([
      [x - size * 1.3, floor - size * 0.7],
      [x + size * 1.3, floor - size * 0.7],
      [x + size * 1.15, floor - size * 0.86],
      [x - size * 1.15, floor - size * 0.86],
    ]),
    { fill: darker(brass, 0.2) },
  );
  sheet.path(
    `M${n(x + size * 0.08)} ${n(floor - size * 1.34)}a${n(size * 0.18)} ${n(size * 0.18)} 0 1 0 ${n(size * 0.12)} ${n(size * 0.3)}a${n(size * 0.15)} ${n(size * 0.15)} 0 1 1 ${n(-size * 0.12)} ${n(-size * 0.3)}z`,
    { fill: '#f0d9a8' },
  );
}

/** Still water before the house that mirrors its lights. */
function pool(sheet: Sheet, y: number, lights: readonly number[]): void {
  const { width, height } = sheet;
  sheet.add('rect', {
    y,
    width,
    height: height - y,
    fill: sheet.linear(
      [
        [0, '#2a3a60'],
        [0.2, '#131c33'],
        [1, '#080c18'],
      ],
      [0, 0, 0, 1],
    ),
  });
  sheet.group({ filter: sheet.blur(9), opacity: 0.6 }, () => {
    for (const x of lights)
      sheet.add('rect', {
        x: width * x - 30,
        y,
        width: 60,
        height: (height - y) * sheet.random.between(0.4, 0.9),
        fill: sheet.linear(
          [
            [0, '#ffc27a', 0.9],
            [1, '#ffc27a', 0],
          ],
          [0, 0, 0, 1],
        ),
      });
  });
  let ripples = '';
  for (let i = 0; i < 34; i++)
    ripples += `M${n(sheet.random.between(0, width))} ${n(y + sheet.random.between(8, height - y))}h${n(sheet.random.between(30, 130))}`;
  sheet.path(ripples, { stroke: '#b9cdec', 'stroke-width': 1.6, opacity: 0.22 });
}

const fronts: Readonly<Record<string, Front>> = {
  'hotel-seoul': {
    view: (sheet, [x, y, width, height]) => seoul(sheet, [x, y, width, height * 0.86], [0.26, 0.24]),
    house: (sheet, width, height) => {
      wing(sheet, [width * 0.56, height * 0.14, width * 0.2, height * 0.66], [7, 17]);
      wing(sheet, [width * 0.74, height * 0.34, width * 0.17, height * 0.46], [6, 12], 0.5);
      wing(sheet, [width * 0.46, height * 0.62, width * 0.5, height * 0.18], [18, 3], 0.75);
      entrance(sheet, width * 0.66, height * 0.8, 78);
      pool(sheet, height * 0.8, [0.5, 0.58, 0.64, 0.68, 0.76, 0.86]);
    },
  },
  'hotel-busan': {
    view: (sheet, frame) => sea(sheet, frame, [0.26, 0.22]),
    house: (sheet, width, height) => {
      for (let i = 0; i < 5; i++)
        wing(
          sheet,
          [width * (0.6 + i * 0.07), height * (0.2 + i * 0.055), width * 0.068, height * (0.62 - i * 0.055)],
          [3, 15 - i],
          0.62,
        );
      wing(sheet, [width * 0.54, height * 0.7, width * 0.46, height * 0.12], [20, 2], 0.8);
      sheet.path(
        `M0 ${height}V${height * 0.92}C${width * 0.3} ${height * 0.9} ${width * 0.44} ${height * 0.84} ${width * 0.56} ${height * 0.82}H${width}V${height}Z`,
        { fill: '#0b101d' },
      );
      entrance(sheet, width * 0.72, height * 0.82, 66);
    },
  },
  'hotel-jeju': {
    view: (sheet, [x, y, width, height]) => basalt(sheet, [x, y, width, height * 0.84], [0.36, 0.2]),
    house: (sheet, width, height) => {
      for (const [x, w, y] of [
        [0.52, 0.2, 0.56],
        [0.7, 0.26, 0.5],
      ] as const) {
        wing(sheet, [width * x, height * y, width * w, height * (0.8 - y)], [9, 4], 0.66);
        sheet.path(
          polygon([
            [width * (x - 0.02), height * y],
            [width * (x + w + 0.02), height * y],
            [width * (x + w - 0.02), height * (y - 0.07)],
            [width * (x + 0.02), height * (y - 0.07)],
          ]),
          { fill: '#1a2134' },
        );
      }
      entrance(sheet, width * 0.74, height * 0.8, 60);
      stoneWall(sheet, [-20, height * 0.8, width + 40, height * 0.2], 3);
      glow(sheet, width * 0.74, height * 0.84, 300, lamp, 0.4);
    },
  },
};

/** A hotel at night, by its name in the list of pictures. */
function front(name: string, [width, height]: readonly [number, number], { view, house }: Front): string {
  const sheet = new Sheet(width, height, randomFrom(name));
  view(sheet, [0, 0, width, height]);
  house(sheet, width, height);
  vignette(sheet);
  return sheet.toSvg();
}

export const frontDrawings: Readonly<Record<string, (name: string) => string>> = Object.fromEntries(
  Object.entries(fronts).map(([name, look]) => [name, () => front(name, [1600, 900], look)]),
);
