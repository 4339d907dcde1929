import { rimLight, type Scene } from '../kit/scene';
import { ball, grains, herbs, mound, sauce, slab, steam, strands } from '../things/food';
import { wineGlass } from '../things/glasses';
import { napkin, rod } from '../things/tableware';
import { bowl, cloche, plate } from '../things/vessels';

export function buffetLine(scene: Scene): void {
  for (const [x, z] of [
    [28, 40],
    [10, 27],
    [-11, 12],
  ] as const)
    cloche(scene, { x, z }, 12);
  plate(scene, { x: -32, z: -2 }, 9, '#cfd4dd');
  for (let i = 1; i < 6; i++) plate(scene, { x: 21, z: -6, y: i * 1.1 }, 12, '#d6d9df', 0.7);
  mound(scene, { x: -32, y: 1.2, z: -2 }, 5, 3.4, '#e2b77a', 0.12);
  for (let i = 0; i < 9; i++)
    ball(scene, { x: -10 + (i % 5) * 2.6, z: -14 - Math.floor(i / 5) * 2.4 }, 1.4, i % 2 ? '#8b1f2d' : '#3c2450');
  herbs(scene, { x: -5, z: -14 }, 4, 6, '#5f8f4c', 3);
}

export function breakfast(scene: Scene): void {
  plate(scene, { x: -5, z: 0 }, 18, '#d9d5cb');
  slab(scene, { x: -10, y: 1, z: 3 }, [14, 12], 2, 12, ['#8a5a2c', '#d9a35c'], 0.05);
  sauce(scene, { x: -9.6, y: 3.2, z: 2.4 }, [7, 6], '#fbf7ee', 1);
  ball(scene, { x: -9.4, y: 2.4, z: 2 }, 2.1, '#f2a52c');
  for (let i = 0; i < 3; i++)
    slab(
      scene,
      { x: 3 + i * 1.2, y: 1 + i * 0.5, z: 5 - i * 4 },
      [13, 3.4],
      0.7,
      14,
      ['#7a2c20', i === 1 ? '#d98a6c' : '#a8452f'],
      0.12,
    );
  herbs(scene, { x: -2, y: 1.2, z: -8 }, 3.4, 12, '#6c9a52', 2.4);
  for (let i = 0; i < 4; i++) ball(scene, { x: 1 + i * 2.5, y: 1, z: -9.6 + (i % 2) }, 1.3, '#c4382a');
  const cup = bowl(scene, { x: 22, z: 13 }, 6, 6.4, '#d9d5cb', '#3a1e10');
  rimLight(scene, cup, 4, 1.4, 0.4);
  steam(scene, cup, 14, 2);
  const fruit = bowl(scene, { x: -28, z: 20 }, 9, 5, '#39435a', '#2a2030');
  for (let i = 0; i < 12; i++)
    ball(
      scene,
      { x: fruit.x - 5 + (i % 4) * 3.2, y: fruit.y - 0.6 + (i > 7 ? 1.4 : 0), z: fruit.z + 3.6 - Math.floor(i / 4) * 3.4 },
      1.9,
      ['#d2552a', '#3c2450', '#b8c46a', '#c4382a'][i % 4] ?? '#d2552a',
    );
  rod(scene, { x: 16, z: -17 }, { x: 16.6, z: 2 }, 0.7, '#aab2c0');
  napkin(scene, { x: 27, z: -9 }, [10, 14]);
}

export function steak(scene: Scene): void {
  plate(scene, { x: 0, z: 0 }, 24, '#2b303d', 0.74);
  sauce(scene, { x: 2, y: 1.1, z: -5 }, [13, 7], '#4a1c10');
  for (let i = 0; i < 6; i++)
    slab(
      scene,
      { x: -11 + i * 4.3, y: 1.1 + i * 0.3, z: -1.5 + i * 0.8 },
      [13, 4.6],
      4.6,
      66,
      ['#3a1d14', i === 0 ? '#4a2416' : '#b8473e'],
      0.06,
    );
  grains(scene, { x: 0, y: 5.8, z: 0 }, 9, 24, '#fff6e4', 0.2);
  for (const [dx, dz] of [
    [-13, 9],
    [-9.4, 11.4],
  ] as const)
    mound(scene, { x: dx, y: 1.2, z: dz }, 2.6, 2.2, '#d9b77a', 0.08);
  for (let i = 0; i < 5; i++)
    slab(scene, { x: 5 + i * 2, y: 1.2, z: 11 - i * 0.6 }, [1.4, 13], 1.2, -18, ['#35562c', '#6f9a4c'], 0.03);
  herbs(scene, { x: 3, y: 6, z: 1 }, 2, 9, '#4f7046', 3);
  ball(scene, { x: -16, y: 1.1, z: 3.4 }, 1.7, '#b8332a');
  wineGlass(scene, { x: 25, z: 20 }, 24, '#5a1220');
  rod(scene, { x: 28, z: -14 }, { x: 29, z: 6 }, 0.9, '#aab2c0');
}

export function pasta(scene: Scene): void {
  plate(scene, { x: 0, z: 0 }, 22, '#dcd8ce', 0.64);
  sauce(scene, { x: 0, y: 1.1, z: 0 }, [13, 12], '#a8341c');
  strands(scene, { x: 0, y: 1.6, z: 0 }, 10.5, 30, '#ecc977', 0.5);
  strands(scene, { x: -0.5, y: 3, z: 0.6 }, 6, 14, '#f3d890', 0.5);
  sauce(scene, { x: 0, y: 5, z: 0 }, [4.6, 3.6], '#c4452a');
  for (const [dx, dz, y] of [
    [-7, -4, 2],
    [6.4, -5.4, 2],
    [3.4, 4.4, 3],
    [-4.6, 5, 3],
  ] as const)
    ball(scene, { x: dx, y, z: dz }, 1.9, '#cf3a24');
  herbs(scene, { x: 0, y: 5.6, z: 0 }, 1.2, 5, '#4f8a3e', 4);
  grains(scene, { x: 0, y: 4, z: 0 }, 9, 26, '#fbf4de', 0.24);
  wineGlass(scene, { x: -27, z: 18 }, 22, '#e8cf86');
  rod(scene, { x: 26, z: -14 }, { x: 26.6, z: 5 }, 0.7, '#aab2c0');
  mound(scene, { x: 27, z: 22 }, 6.4, 4, '#c28a4a', 0.08);
}
