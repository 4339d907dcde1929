import { brass, darker, lighter } from '../kit/colour';
import { bodyPaint, disc, lathe, rimLight, type Scene, shadow, topPaint } from '../kit/scene';
import { type Point, smooth } from '../kit/shape';
import { drum } from '../things/drum';
import { ball, grains, herbs, mound, slab, steam } from '../things/food';
import { spoon } from '../things/tableware';
import { teapot } from '../things/teapot';
import { bowl, plate } from '../things/vessels';

export function cake(scene: Scene): void {
  const { sheet, camera } = scene;
  shadow(scene, { x: 0, z: 0 }, 18);
  lathe(
    scene,
    { x: 0, z: 0 },
    [
      [8, 0],
      [3, 1.4],
      [2.2, 6],
      [5, 8],
    ],
    { fill: bodyPaint(sheet, brass, 1) },
  );
  disc(scene, { x: 0, z: 0, y: 8 }, 20, { fill: topPaint(sheet, brass, 0.8) });
  rimLight(scene, { x: 0, z: 0, y: 8 }, 20, 3);
  drum(scene, { x: 0, z: 0, y: 8.2 }, 15, 9, '#dfe5ee', '#eef2f7');
  for (const [dx, dz, r] of [
    [-5, 4, 3.4],
    [4, -4.6, 2.6],
    [6, 5, 2],
    [-4, -6, 1.8],
    [1, 1.6, 1.4],
  ] as const)
    disc(scene, { x: dx, z: dz, y: 17.25 }, r, { fill: '#aab9d0', opacity: 0.5 });
  for (let i = 0; i < 13; i++) {
    const angle = -0.4 + i * 0.28;
    ball(
      scene,
      { x: Math.cos(angle) * 12.4, y: 17, z: -Math.sin(angle) * 12.4 * (i < 9 ? 1 : 1) },
      i % 3 ? 1.2 : 1.6,
      ['#8b1f2d', '#2d2448', '#c4382a'][i % 3] ?? '#8b1f2d',
    );
  }
  herbs(scene, { x: 9, y: 17.4, z: -8 }, 2, 5, '#5f8f4c', 3);
  const drip = Array.from({ length: 15 }, (_, i): Point => {
    const angle = Math.PI + (i / 14) * Math.PI;
    return camera.point(Math.cos(angle) * 15, 16.6 - (i % 2 ? 1.2 + (i % 4) * 0.9 : 0), Math.sin(angle) * 15);
  });
  sheet.path(smooth(drip), { fill: 'none', stroke: '#f7f9fc', 'stroke-width': 9, 'stroke-linejoin': 'round', opacity: 0.85 });
  plate(scene, { x: 29, z: 12 }, 8.6, '#39435a');
  slab(scene, { x: 29, y: 1, z: 12 }, [9, 5], 6, 30, ['#c9a06a', '#eef2f7'], 0.02);
  spoon(scene, { x: -28, z: -6 }, brass, 15);
}

export function teaSet(scene: Scene): void {
  const { sheet } = scene;
  const stand = { x: -8, z: 6 };
  shadow(scene, stand, 15);
  const tiers: readonly [number, number][] = [
    [1, 15],
    [13, 12],
    [24, 8.6],
  ];
  for (const [y, radius] of tiers) {
    lathe(
      scene,
      { ...stand, y },
      [
        [radius * 0.6, 0],
        [radius, 1.2],
      ],
      { fill: bodyPaint(sheet, '#d9dbe2', 0.9) },
    );
    disc(scene, { ...stand, y: y + 1.2 }, radius, { fill: topPaint(sheet, '#dfe2e9') });
    rimLight(scene, { ...stand, y: y + 1.2 }, radius, 2.2);
    const count = Math.round(radius * 0.62);
    const order = Array.from({ length: count }, (_, i) => (i / count) * 6.28 + y).sort((a, b) => Math.sin(b) - Math.sin(a));
    for (const [i, angle] of order.entries()) {
      const at = { x: stand.x + Math.cos(angle) * radius * 0.66, y: y + 1.2, z: stand.z + Math.sin(angle) * radius * 0.66 };
      if (y === 1) slab(scene, at, [5, 3.4], 3, i * 30, ['#b98a52', '#efe1bd'], 0.03);
      else if (y === 13) mound(scene, at, 2.5, 2.6, i % 2 ? '#c98f52' : '#a86a38', 0.08);
      else {
        drum(scene, at, 1.9, 1.8, '#c9a06a', ['#e9c6cf', '#cfe0b6', '#f0d69a'][i % 3]);
        ball(scene, { ...at, y: at.y + 1.6 }, 0.9, i % 2 ? '#8b1f2d' : '#3c2450');
      }
    }
    const pole = [scene.camera.point(stand.x, y + 1.2, stand.z), scene.camera.point(stand.x, y + 11.6, stand.z)] as const;
    sheet.add('line', {
      x1: pole[0][0],
      y1: pole[0][1],
      x2: pole[1][0],
      y2: pole[1][1],
      stroke: bodyPaint(sheet, brass, 1),
      'stroke-width': 9,
    });
    sheet.add('line', {
      x1: pole[0][0],
      y1: pole[0][1],
      x2: pole[1][0] + 0.1,
      y2: pole[1][1],
      stroke: lighter(brass, 0.2),
      'stroke-width': 6,
    });
  }
  const ring = scene.camera.at(stand.x, 37, stand.z);
  sheet.ellipse(ring.x, ring.y, 26, 26, { fill: 'none', stroke: brass, 'stroke-width': 6 });
  teapot(scene, { x: 23, z: 16 });
  const cup = bowl(scene, { x: 24, z: -7 }, 6, 5, '#dfe2e9', '#8a4a1c');
  steam(scene, cup, 11, 2);
}

export function bingsu(scene: Scene): void {
  shadow(scene, { x: 0, z: 0 }, 20);
  slab(scene, { x: 0, z: 0 }, [48, 34], 1, 0, ['#2a1b12', '#4a3122'], 0.01, 'round');
  const level = bowl(scene, { x: 0, z: 0, y: 1 }, 13, 9, brass, '#dfe7f2');
  mound(scene, { ...level, y: level.y - 0.6 }, 11, 6.4, '#eef3fa', 0.05);
  mound(scene, { x: level.x, y: level.y + 2, z: level.z + 2 }, 8, 6, '#f7fafd', 0.08);
  const fruit = ['#f0a62c', '#f5b844', '#e8932a'];
  for (let ring = 0; ring < 4; ring++)
    for (let i = 0; i < 9 - ring * 2; i++) {
      const angle = Math.PI * (1.06 + (i + 0.5 * (ring % 2)) * (0.88 / (9 - ring * 2)));
      const r = 8.6 - ring * 2;
      const at = { x: level.x + Math.cos(angle) * r, y: level.y + 1.6 + ring * 2, z: level.z + Math.sin(angle) * r * 0.8 };
      slab(
        scene,
        at,
        [2.7, 2.7],
        2.2,
        i * 47 + ring * 20,
        [darker(fruit[i % 3] ?? brass, 0.2), fruit[(i + ring) % 3] ?? brass],
        0.08,
      );
    }
  mound(scene, { x: level.x, y: level.y + 9, z: level.z }, 3, 3, '#f7efdc', 0.04);
  herbs(scene, { x: level.x + 0.6, y: level.y + 12, z: level.z }, 0.8, 4, '#5f9a4c', 2.8);
  grains(scene, { x: level.x, y: level.y + 8, z: level.z }, 7, 16, '#ffffff', 0.2);
  const beans = bowl(scene, { x: 28, z: 10 }, 5.4, 3, '#34384a', '#3a1612');
  for (let i = 0; i < 9; i++)
    ball(scene, { x: beans.x - 2.6 + (i % 3) * 2.3, y: beans.y - 0.5, z: beans.z + 2 - Math.floor(i / 3) * 2 }, 1.1, '#5a1f1a');
  const milk = bowl(scene, { x: -29, z: 12 }, 5, 4.4, '#34384a', '#f4efe2');
  rimLight(scene, milk, 3, 1, 0.3);
  spoon(scene, { x: 24, z: -13 }, brass, 17);
}
