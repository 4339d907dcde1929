import { brass, darker, slate } from '../kit/colour';
import { bokeh } from '../kit/night';
import type { Scene } from '../kit/scene';
import { ball, herbs, mound, slab } from '../things/food';
import { wineGlass } from '../things/glasses';
import { candle, napkin, vase } from '../things/tableware';
import { bowl, cloche, plate } from '../things/vessels';

/** Still lifes of the banners that no dish of the menus shows. */

export function moonlitGlasses(scene: Scene): void {
  wineGlass(scene, { x: -10, z: 4 }, 26, '#cfd8e6', 0.36);
  wineGlass(scene, { x: 5, z: -4 }, 26, '#cfd8e6', 0.3);
  vase(scene, { x: 22, z: 10 }, '#cfd8e2', '#f0e8ee');
  plate(scene, { x: -28, z: -8 }, 10, '#8d97a8');
  for (let i = 0; i < 6; i++)
    ball(scene, { x: -31 + (i % 3) * 2.6, y: 0.9, z: -6 - Math.floor(i / 3) * 2.4 }, 1.5, i % 2 ? '#3c2450' : '#6a3a5a');
}

export function yearEndTable(scene: Scene): void {
  const { sheet } = scene;
  bokeh(sheet, 46, [0, 0, sheet.width, sheet.height * 0.46], 0.5);
  cloche(scene, { x: -18, z: 22 }, 10, brass);
  candle(scene, { x: -2, z: 26 }, 1.5);
  candle(scene, { x: 7, z: 20 }, 1);
  candle(scene, { x: 14, z: 28 }, 1.25);
  plate(scene, { x: 0, z: -4 }, 17, '#d6d9df');
  napkin(scene, { x: 0, z: -4 }, [7, 15], '#5a1820');
  herbs(scene, { x: 0, y: 1.2, z: -3 }, 2, 7, '#3f6f44', 4.6);
  for (const [x, z] of [
    [-1, -2],
    [1, -4.4],
    [1.6, -1.4],
  ] as const)
    ball(scene, { x, y: 1, z }, 1, '#b8332a');
  wineGlass(scene, { x: 23, z: 8 }, 24, '#e8d48e', 0.6);
  wineGlass(scene, { x: -25, z: 4 }, 24, '#5a1220', 0.42);
}

export function harvest(scene: Scene): void {
  slab(scene, { x: 0, z: 2 }, [62, 32], 2, 2, ['#1d222e', '#39414f'], 0.06);
  const fruit: readonly [number, number, number, string][] = [
    [-24, 6, 3.4, '#d9772a'],
    [-18, 11, 3.1, '#e08a2c'],
    [-20, 1, 3, '#c9601f'],
    [-11, 8, 3.8, '#8b1f2d'],
    [-5, 12, 3.4, '#7a2438'],
    [-26, -3, 2.4, '#d9772a'],
  ];
  for (const [x, z, r, tone] of fruit) ball(scene, { x, y: 2, z }, r, tone);
  for (let i = 0; i < 12; i++)
    ball(
      scene,
      { x: -11 + (i % 4) * 2.5, y: 2 + (i > 7 ? 1.2 : 0), z: -1 - Math.floor(i / 4) * 2.2 },
      1.5,
      i % 2 ? '#3c2450' : '#54306a',
    );
  herbs(scene, { x: -16, y: 4, z: 13 }, 6, 7, '#4f7f4a', 6);
  for (const [x, z, turn] of [
    [8, 8, 18],
    [17, 4, -16],
    [10, -3, 32],
  ] as const) {
    slab(scene, { x, y: 2, z }, [9.4, 7], 1.6, turn, ['#3a4150', '#8791a6'], 0.12, 'round');
    slab(scene, { x, y: 3.4, z }, [7, 5], 0.8, turn, ['#9c9484', '#dcd5c6'], 0.12, 'round');
  }
  slab(scene, { x: 22, y: 2, z: -4 }, [6, 5.4], 1.2, 20, ['#c9a93c', '#f6e184'], 0.03, 'round');
  mound(scene, { x: 25, y: 2, z: 10 }, 4.4, 3, darker('#c98642', 0.1), 0.16);
  bowl(scene, { x: 32, z: -8 }, 4.6, 2.6, slate, '#241710');
}
