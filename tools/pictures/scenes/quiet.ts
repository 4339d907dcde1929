import { brass, darker, moon, night, paper, slate } from '../kit/colour';
import { fullMoon, nightWall, vignette } from '../kit/night';
import { randomFrom } from '../kit/random';
import { box, disc, type Scene, shadow, topPaint } from '../kit/scene';
import { blob, type Point, polygon, smooth } from '../kit/shape';
import { Sheet } from '../kit/sheet';
import { wineGlass } from '../things/glasses';
import { candle, napkin, rod, vase } from '../things/tableware';
import { cloche, plate } from '../things/vessels';

/** What is shown where there is nothing to show. */

export function closedMenu(scene: Scene): void {
  const { camera, sheet } = scene;
  shadow(scene, { x: -2, z: 0 }, 21);
  box(scene, { x: -2, z: 0 }, [32, 1.4, 36], '#d8cfba', '#d8cfba');
  box(scene, { x: -2, z: 0, y: 1.4 }, [34, 0.8, 38], '#1a2340', '#25325a');
  const frame = [
    [-15, -15],
    [15, -15],
    [15, 15],
    [-15, 15],
  ].map(([x = 0, z = 0]) => camera.point(x - 2, 2.3, z));
  sheet.path(polygon(frame), { fill: 'none', stroke: brass, 'stroke-width': 2.5, opacity: 0.9 });
  disc(scene, { x: -2, z: 2, y: 2.3 }, 6, { fill: topPaint(sheet, brass, 0.8) });
  disc(scene, { x: 0.4, z: 2.8, y: 2.35 }, 5, { fill: '#25325a' });
  const ribbon = [camera.point(8, 1, -18), camera.point(9, 0.5, -23), camera.point(7, 0.2, -27)];
  sheet.path(smooth(ribbon), { fill: 'none', stroke: darker(brass, 0.15), 'stroke-width': 12 });
  candle(scene, { x: 27, z: 14 }, 1.2);
  vase(scene, { x: -29, z: 18 }, slate, '#e6dce0');
}

export function letterPaper(scene: Scene): void {
  const { camera, sheet } = scene;
  shadow(scene, { x: -2, z: 0 }, 20, 0.6);
  const p = (x: number, z: number): Point => camera.point(x - 2, 0.2, z);
  sheet.path(polygon([p(-17, -18), p(15, -20), p(17, 18), p(-15, 20)]), { fill: topPaint(sheet, paper) });
  for (let z = 13; z > -15; z -= 4.4) {
    const [a, b] = [p(-12, z + 0.8), p(12, z - 0.4)];
    sheet.add('line', { x1: a[0], y1: a[1], x2: b[0], y2: b[1], stroke: '#8f8674', 'stroke-width': 1.4, opacity: 0.35 });
  }
  rod(scene, { x: 3, z: -14, y: 0.8 }, { x: 17, z: 6, y: 1.4 }, 1.2, '#1a2340');
  rod(scene, { x: 14, z: 1.7, y: 1.3 }, { x: 17, z: 6, y: 1.5 }, 1.25, brass);
  rod(scene, { x: 1.4, z: -16.2, y: 0.5 }, { x: 3, z: -14, y: 0.8 }, 0.5, brass);
  box(scene, { x: -27, z: 16 }, [16, 0.6, 11], '#cfc6b2', '#ddd4c0');
  candle(scene, { x: 27, z: 16 }, 1.2);
}

export const coveredPlate = (scene: Scene): void => {
  cloche(scene, { x: 0, z: 2 }, 17);
  napkin(scene, { x: -28, z: 2 }, [9, 20]);
  rod(scene, { x: 24, z: -14 }, { x: 25, z: 10 }, 0.8, '#aab2c0');
};

export function waitingTable(scene: Scene): void {
  plate(scene, { x: 0, z: 0 }, 20, '#cfd4dd');
  napkin(scene, { x: 0, z: 0 }, [7, 16]);
  rod(scene, { x: -24, z: -12 }, { x: -23.4, z: 8 }, 0.7, '#aab2c0');
  rod(scene, { x: 23, z: -12 }, { x: 23.6, z: 8 }, 0.7, '#aab2c0');
  wineGlass(scene, { x: 24, z: 20 }, 24, '#e3cd8a', 0);
}

/** The moon behind clouds. */
export function cloudedMoon(name: string, [width, height]: readonly [number, number]): string {
  const sheet = new Sheet(width, height, randomFrom(name));
  nightWall(sheet, { warm: 0, moonAt: [0.5, 0.4], cool: 0.7 });
  fullMoon(sheet, width / 2, height * 0.42, height * 0.15);
  for (const [y, tone, blur, opacity] of [
    [0.5, '#3a4a6d', 12, 0.9],
    [0.58, '#2a3757', 8, 0.92],
    [0.7, night, 6, 0.95],
  ] as const)
    sheet.group({ filter: sheet.blur(blur), opacity }, () => {
      for (let i = 0; i < 7; i++) {
        const at: Point = [width * sheet.random.between(0.06, 0.94), height * (y + sheet.random.between(-0.03, 0.05))];
        sheet.path(
          blob(sheet.random, at, width * sheet.random.between(0.12, 0.24), height * sheet.random.between(0.035, 0.07), 0.14, 10),
          {
            fill: sheet.linear(
              [
                [0, moon, 0.55],
                [0.3, tone],
                [1, tone, 0.85],
              ],
              [0, 0, 0, 1],
            ),
          },
        );
      }
    });
  vignette(sheet);
  return sheet.toSvg();
}
