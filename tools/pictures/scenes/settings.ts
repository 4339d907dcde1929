import { brass, lacquer, slate } from '../kit/colour';
import { box, type Scene } from '../kit/scene';
import { ball, herbs, mound, slab, steam } from '../things/food';
import { tumbler, wineGlass } from '../things/glasses';
import { candle, chopsticks, napkin, rod, spoon, vase } from '../things/tableware';
import { teapot } from '../things/teapot';
import { bowl, cloche, plate } from '../things/vessels';

/** What stands on the tables of the venues. */

/** Plates, glasses and cutlery for `seats` people along our side of the table. */
function places(scene: Scene, seats: readonly number[], tone: string, wine = '#5a1220'): void {
  for (const x of seats) {
    plate(scene, { x, z: -4 }, 11, tone);
    rod(scene, { x: x + 13.4, z: -13 }, { x: x + 13.8, z: 3 }, 0.6, '#aab2c0');
    rod(scene, { x: x - 13.4, z: -13 }, { x: x - 13.2, z: 3 }, 0.6, '#aab2c0');
    wineGlass(scene, { x: x + 10, z: 12 }, 17, wine);
  }
}

export function hallTable(scene: Scene): void {
  for (const x of [-16, 16]) cloche(scene, { x, z: 34 }, 8);
  candle(scene, { x: 0, z: 22 });
  places(scene, [-21, 21], '#d6d9df', '#e3cd8a');
  napkin(scene, { x: 0, z: -10 }, [7, 13]);
}

export function koreanSetting(scene: Scene): void {
  vase(scene, { x: -2, z: 26 }, '#cfd8e2', '#e9dfe6');
  for (const x of [-20, 20]) {
    const rice = bowl(scene, { x: x - 6, z: -2 }, 5.4, 4.8, brass, '#e6e0d2');
    mound(scene, { ...rice, y: rice.y - 0.3 }, 4, 1.5, '#f2eee4', 0.05);
    const soup = bowl(scene, { x: x + 6.4, z: -2 }, 5.6, 4.4, brass, '#7a4426');
    herbs(scene, soup, 2.6, 4, '#6c9a52', 1.6);
    spoon(scene, { x: x + 14.4, z: -6 }, brass, 15);
  }
  for (const [x, z, tone] of [
    [-24, 14, '#3f6b3c'],
    [-12, 15, '#9a3320'],
    [12, 15, '#c9a55a'],
    [24, 14, '#6d4a2b'],
  ] as const) {
    const level = bowl(scene, { x, z }, 4.3, 2.2, '#cfd2d6', tone);
    mound(scene, { ...level, y: level.y - 0.2 }, 2.9, 1.6, tone, 0.2);
  }
}

export function chineseSetting(scene: Scene): void {
  const turning = { x: 0, z: 14 };
  plate(scene, turning, 22, '#5a1a1a', 0.9);
  for (const [x, z, tone] of [
    [-10, 18, '#a8432a'],
    [9, 20, '#5f8f4c'],
    [-3, 8, '#d9a95c'],
    [12, 10, '#c9633a'],
  ] as const) {
    const level = bowl(scene, { x, z, y: 1.5 }, 4.8, 2.4, '#dcd8cd', tone);
    mound(scene, { ...level, y: level.y - 0.2 }, 3.3, 1.8, tone, 0.16);
  }
  teapot(scene, { x: 27, z: 22 }, '#7a2420');
  for (const x of [-24, 24]) {
    plate(scene, { x, z: -10 }, 9, '#dcd8cd');
    chopsticks(scene, { x: x + 11, z: -10 }, '#5a1c14', 16);
    bowl(scene, { x: x - 11, z: -2 }, 3.2, 3.4, '#dcd8cd', '#8a6a2c');
  }
}

export function sushiCounter(scene: Scene): void {
  box(scene, { x: 0, z: 30 }, [130, 9, 22], '#a87a4c', '#c79a66');
  for (const x of [-22, 0, 22]) {
    box(scene, { x, z: 4 }, [15, 1.4, 9], '#1b1a20', '#2a2a34');
    slab(scene, { x: x - 2.4, y: 1.4, z: 4 }, [6.4, 3.2], 1.8, 24, ['#cfcabd', '#f2eee4'], 0.05);
    slab(
      scene,
      { x: x - 2.4, y: 3.1, z: 4 },
      [7.8, 3.5],
      0.8,
      24,
      ['#a02c28', ['#c4423a', '#ee9468', '#ece6da'][(x + 22) / 22] ?? '#c4423a'],
      0.04,
    );
    bowl(scene, { x: x + 11, z: 10 }, 3, 1.8, '#34384a', '#1c110b');
    chopsticks(scene, { x: x - 1, z: -12 }, '#4a2317', 9);
  }
  vase(scene, { x: -36, z: 30, y: 9 }, '#39435a', '#e6dce0');
}

export function loungeSetting(scene: Scene): void {
  tumbler(scene, { x: -13, z: 0 }, 6, 8.4, '#b86a22');
  wineGlass(scene, { x: 6, z: 8 }, 21, '#e3cd8a', 0.4);
  candle(scene, { x: 24, z: 10 });
  const nuts = bowl(scene, { x: 18, z: -10 }, 4.6, 2.4, lacquer, '#4a2e18');
  for (let i = 0; i < 6; i++)
    ball(scene, { x: nuts.x - 2 + (i % 3) * 2, y: nuts.y - 0.4, z: nuts.z + 1.6 - Math.floor(i / 3) * 2 }, 1, '#c08a4c');
}

export function teaSetting(scene: Scene): void {
  teapot(scene, { x: -16, z: 10 });
  const cup = bowl(scene, { x: 4, z: -4 }, 5, 4.4, '#dfe2e9', '#9a5a24');
  steam(scene, cup, 11, 2);
  plate(scene, { x: 22, z: 4 }, 8.6, '#dfe2e9');
  slab(scene, { x: 22, y: 1, z: 4 }, [8, 5], 5, 24, ['#c98a3c', '#f2c26a'], 0.03);
  for (const [x, z] of [
    [-28, -6],
    [-24, -9],
    [-30, -11],
  ] as const) {
    ball(scene, { x, z }, 2.6, '#e58a2a');
    herbs(scene, { x, y: 4.4, z: z + 1 }, 0.6, 2, '#3f6f3c', 2.4);
  }
}

export function bakeryCounter(scene: Scene): void {
  box(scene, { x: 0, z: 22 }, [120, 4, 30], '#3a2a20', '#5a4230');
  for (const [x, radius, tone, top] of [
    [-26, 8, '#c98a3c', '#e6b46a'],
    [-2, 9, '#eef2f7', '#f7f9fc'],
    [24, 8, '#5a2a1c', '#6e3624'],
  ] as const) {
    plate(scene, { x, z: 22, y: 4 }, radius + 3, brass, 0.9);
    mound(scene, { x, z: 22, y: 5 }, radius, radius * 0.9, tone, 0.02);
    mound(scene, { x, z: 22.4, y: 5 + radius * 0.5 }, radius * 0.8, radius * 0.5, top, 0.02);
    ball(scene, { x, z: 22, y: 5 + radius * 1.1 }, 1.2, '#8b1f2d');
  }
  for (let i = 0; i < 7; i++) {
    const x = -30 + i * 10;
    mound(scene, { x, z: -4 - (i % 2) * 5 }, 5.2, 4.4, ['#c98642', '#b87434', '#d99c56'][i % 3] ?? '#c98642', 0.06);
  }
}

export function deliCounter(scene: Scene): void {
  box(scene, { x: 0, z: 22 }, [120, 4, 28], '#2a2e38', '#3a404e');
  for (const [x, tone] of [
    [-30, '#2c3f6b'],
    [-10, '#5a1c1c'],
    [10, '#2c3f6b'],
    [30, '#5a1c1c'],
  ] as const) {
    box(scene, { x, z: 22, y: 4 }, [15, 7, 13], tone);
    box(scene, { x, z: 22, y: 11 }, [3, 0.2, 13], brass);
  }
  for (const x of [-22, 0, 22]) {
    box(scene, { x, z: -4 }, [18, 3, 13], '#2a0f10', '#140a0c');
    slab(scene, { x: x - 4, y: 2.6, z: -2 }, [7, 6], 0.9, 0, ['#cfcabd', '#f2eee4'], 0.03);
    for (let i = 0; i < 3; i++)
      slab(scene, { x: x + 3 + i * 1.6, y: 2.6, z: -2 }, [1.4, 5], 0.9, 6, ['#8e4a34', '#c96a44'], 0.04);
    herbs(scene, { x: x + 3, y: 3.2, z: -7 }, 2, 5, '#5f8f4c', 2);
    for (let i = 0; i < 3; i++) ball(scene, { x: x - 6 + i * 2, y: 2.6, z: -7.4 }, 1, '#f2c24e');
  }
}

export function grillSetting(scene: Scene): void {
  candle(scene, { x: 0, z: 24 });
  places(scene, [-20, 20], slate);
  for (const x of [-20, 20]) {
    for (let i = 0; i < 4; i++)
      slab(scene, { x: x - 4 + i * 2.6, y: 1.1, z: -4 }, [8, 2.8], 2.6, 68, ['#3a1d14', '#b8473e'], 0.06);
    herbs(scene, { x: x + 4, y: 1.2, z: -8 }, 1.6, 4, '#5f8f4c', 2);
  }
}

export function tastingSetting(scene: Scene): void {
  vase(scene, { x: 4, z: 28 }, '#2a2f3c', '#d9c9d6');
  for (const x of [-20, 20]) {
    plate(scene, { x, z: -4 }, 13, '#23262f', 0.5);
    mound(scene, { x: x - 1, y: 1, z: -3 }, 3, 2.4, '#e3d8bd', 0.1);
    slab(scene, { x: x + 1, y: 3, z: -4 }, [5, 2.6], 0.7, 30, ['#b86a44', '#eeb08a'], 0.08);
    herbs(scene, { x, y: 3.4, z: -3 }, 1.2, 5, '#6c9a52', 1.8);
    for (let i = 0; i < 4; i++) ball(scene, { x: x + 4 - i * 0.5, y: 1, z: -6 + i * 1.2 }, 0.55, '#e0872c');
    wineGlass(scene, { x: x + 11, z: 12 }, 17, '#e3cd8a');
  }
}

export function trattoriaSetting(scene: Scene): void {
  candle(scene, { x: -4, z: 24 });
  places(scene, [-20, 20], '#dcd8ce', '#e3cd8a');
  for (const x of [-20, 20]) {
    mound(scene, { x, y: 1, z: -4 }, 5, 2.6, '#e6bf68', 0.16);
    mound(scene, { x, y: 2.6, z: -4 }, 2.6, 1.4, '#b83a22', 0.16);
    herbs(scene, { x, y: 4, z: -4 }, 0.8, 3, '#4f8a3e', 2.2);
  }
}
