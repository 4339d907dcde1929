import { lacquer, lamp, moon, slate } from '../kit/colour';
import { bodyPaint, disc, lathe, rimLight, type Scene, shadow, topPaint } from '../kit/scene';
import { type Point, polygon } from '../kit/shape';
import { ball, herbs, slab } from '../things/food';
import { tumbler, wineGlass } from '../things/glasses';
import { candle } from '../things/tableware';
import { bowl, plate } from '../things/vessels';

export function wine(scene: Scene): void {
  const { sheet, camera } = scene;
  lathe(
    scene,
    { x: -19, z: 20 },
    [
      [4.2, 0],
      [4.4, 1],
      [4.4, 17],
      [3.2, 21],
      [1.6, 24],
      [1.5, 32],
    ],
    { fill: bodyPaint(sheet, '#16241f', 1) },
  );
  const label: Point[] = [
    camera.point(-22.6, 15, 16.4),
    camera.point(-15.4, 15, 16.4),
    camera.point(-15.4, 6, 16.4),
    camera.point(-22.6, 6, 16.4),
  ];
  sheet.path(polygon(label), { fill: topPaint(sheet, '#d8cfba') });
  wineGlass(scene, { x: -4, z: 2 }, 27, '#5e1020', 0.42);
  wineGlass(scene, { x: 14, z: -6 }, 27, '#5e1020', 0.36);
  candle(scene, { x: 27, z: 14 }, 1.3);
  plate(scene, { x: -24, z: -8 }, 9.6, slate);
  slab(scene, { x: -26, y: 1, z: -7 }, [7, 6], 3.2, 24, ['#c9a94e', '#f0dc9a'], 0.03);
  for (let i = 0; i < 7; i++) ball(scene, { x: -21 + (i % 3) * 2, y: 0.8, z: -11 + Math.floor(i / 3) * 1.9 }, 1.15, '#3c1a3a');
}

export function cocktails(scene: Scene): void {
  const { sheet } = scene;
  tumbler(scene, { x: -11, z: -2 }, 8, 11, '#b86a22');
  const rim = { x: 13, z: 6 };
  shadow(scene, rim, 6, 0.5);
  disc(scene, { ...rim, y: 0.2 }, 5, { fill: moon, opacity: 0.16 });
  rimLight(scene, { ...rim, y: 0.2 }, 5, 1.8, 0.7);
  lathe(
    scene,
    rim,
    [
      [0.9, 0.2],
      [0.35, 2],
      [0.35, 11],
      [1, 13],
    ],
    {
      fill: sheet.linear([
        [0, moon, 0.75],
        [0.45, moon, 0.12],
        [1, lamp, 0.7],
      ]),
    },
  );
  lathe(
    scene,
    rim,
    [
      [1, 13],
      [5.4, 15],
      [8, 19.2],
    ],
    {
      fill: sheet.linear([
        [0, '#c9b4e6'],
        [0.3, '#4a3a78'],
        [0.7, '#7a5ab0'],
        [1, '#e0b48a'],
      ]),
      opacity: 0.92,
    },
  );
  disc(scene, { ...rim, y: 19.2 }, 8, { fill: topPaint(sheet, '#8a6cc0', 0.6) });
  rimLight(scene, { ...rim, y: 20 }, 8.4, 2.4);
  herbs(scene, { ...rim, y: 19.6 }, 1, 3, '#9a86c8', 3.4);
  slab(scene, { x: -29, z: 12 }, [8, 8], 0.8, 20, ['#d08a2c', '#f4b24e'], 0.02, 'round');
  slab(scene, { x: -29, z: 12, y: 0.8 }, [6.4, 6.4], 0.1, 20, ['#f4b24e', '#ffd98c'], 0.02, 'round');
  candle(scene, { x: 31, z: 22 });
  const nuts = bowl(scene, { x: 28, z: -8 }, 5.4, 2.8, lacquer, '#4a2e18');
  for (let i = 0; i < 8; i++)
    ball(scene, { x: nuts.x - 2.4 + (i % 3) * 2.3, y: nuts.y - 0.4, z: nuts.z + 2 - Math.floor(i / 3) * 2 }, 1.15, '#c08a4c');
}
