import { type Frame, ridge, sky } from './backdrop';
import { fullMoon } from './night';
import { blob, type Point, smooth } from './shape';
import { n, type Sheet } from './sheet';

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
