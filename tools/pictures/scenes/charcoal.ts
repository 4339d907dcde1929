import { glow } from '../kit/night';
import { bodyPaint, disc, lathe, type Scene, shadow, topPaint } from '../kit/scene';
import { blob } from '../kit/shape';
import { herbs, mound, slab, steam } from '../things/food';
import { chopsticks } from '../things/tableware';
import { plate } from '../things/vessels';

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
