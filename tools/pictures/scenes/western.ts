import { lacquer, lamp, moon, slate } from '../kit/colour';
import { glow } from '../kit/night';
import { bodyPaint, disc, lathe, rimLight, type Scene, shadow, topPaint } from '../kit/scene';
import { blob, type Point, polygon } from '../kit/shape';
import { ball, grains, herbs, mound, sauce, slab, steam, strands } from '../things/food';
import { candle, chopsticks, napkin, rod } from '../things/tableware';
import { bowl, cloche, plate, tumbler, wineGlass } from '../things/vessels';

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

export function charcoalGrill(scene: Scene): void {
  const { sheet, camera } = scene;
  shadow(scene, { x: 0, z: 2 }, 26);
  lathe(
    scene,
    { x: 0, z: 2 },
    [
      [19, 0],
      [23, 3],
      [25, 8],
    ],
    { fill: bodyPaint(sheet, '#2b2a2e', 0.6) },
  );
  disc(scene, { x: 0, z: 2, y: 8 }, 25, { fill: topPaint(sheet, '#4a4850') });
  disc(scene, { x: 0, z: 2, y: 7.4 }, 22, { fill: '#120706' });
  const heart = camera.at(0, 6.4, 2);
  glow(sheet, heart.x, heart.y, 380, '#ff6a22', 0.9);
  for (let i = 0; i < 32; i++) {
    const angle = sheet.random.between(0, 6.28);
    const off = 19 * Math.sqrt(sheet.random.between(0, 1));
    const spot = camera.at(Math.cos(angle) * off, 6.4, 2 + Math.sin(angle) * off);
    const r = sheet.random.between(32, 56);
    sheet.path(blob(sheet.random, [spot.x, spot.y], r, r * 0.62, 0.2, 6), {
      fill: sheet.radial(
        [
          [0, '#ffb257'],
          [0.4, '#e0521a'],
          [0.8, '#4a1608'],
          [1, '#1a0b08'],
        ],
        [0.5, 0.6, 0.7],
      ),
    });
  }
  let bars = '';
  for (let x = -20; x <= 20; x += 2.8) {
    const half = Math.sqrt(21.6 ** 2 - x ** 2);
    const [a, b] = [camera.point(x, 8.2, 2 - half), camera.point(x, 8.2, 2 + half)];
    bars += `M${a.map((v) => v.toFixed(0)).join(' ')}L${b.map((v) => v.toFixed(0)).join(' ')}`;
  }
  sheet.path(bars, { stroke: '#141318', 'stroke-width': 8 });
  sheet.path(bars, { stroke: '#c98a52', 'stroke-width': 2, opacity: 0.8 });
  for (const [x, z, turn, w] of [
    [-9, 8, 12, 15],
    [8, 9, -8, 14],
    [-8, -4, 6, 15],
    [9, -5, 18, 13],
  ] as const) {
    slab(scene, { x, y: 8.4, z }, [w, 7.4], 2.2, turn, ['#5a2418', '#8f3d2a'], 0.09);
    for (const dx of [-4, -1, 2, 5]) {
      const [a, b] = [camera.point(x + dx - 0.8, 10.7, z - 2.8), camera.point(x + dx + 0.6, 10.7, z + 2.8)];
      sheet.add('line', {
        x1: a[0],
        y1: a[1],
        x2: b[0],
        y2: b[1],
        stroke: '#2a100a',
        'stroke-width': 7,
        'stroke-linecap': 'round',
        opacity: 0.8,
      });
    }
  }
  for (const [x, z] of [
    [-18, 3],
    [18.4, 3],
    [0.6, 15],
  ] as const)
    mound(scene, { x, y: 8.4, z }, 2.3, 1.8, '#d9a95c', 0.1);
  steam(scene, { x: 0, y: 10, z: 4 }, 26, 5);
  const greens = plate;
  greens(scene, { x: -36, z: 6 }, 8, '#39435a');
  herbs(scene, { x: -36, y: 1.4, z: 6 }, 4, 10, '#5f8f4c', 4.4);
  chopsticks(scene, { x: 33, z: -2 });
}
