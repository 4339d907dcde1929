import { glow } from '../kit/night';
import { bodyPaint, disc, lathe, type Scene, shadow, topPaint } from '../kit/scene';
import { blob } from '../kit/shape';
import { herbs, slab } from '../things/food';
import { chopsticks } from '../things/tableware';
import { bowl, plate } from '../things/vessels';

/** A table with its brazier of charcoal, and meat waiting beside it. */
export function brazierTable(scene: Scene): void {
  const { sheet, camera } = scene;
  const place = { x: 0, z: 14 };
  shadow(scene, place, 16);
  lathe(
    scene,
    place,
    [
      [12, 0],
      [14, 4],
    ],
    { fill: bodyPaint(sheet, '#3a3236', 0.7) },
  );
  disc(scene, { ...place, y: 4 }, 14, { fill: topPaint(sheet, '#6a5a4c') });
  disc(scene, { ...place, y: 3.6 }, 12.4, { fill: '#140806' });
  const heart = camera.at(0, 5, 14);
  glow(sheet, heart.x, heart.y, 330, '#ff6a22', 0.8);
  for (let i = 0; i < 18; i++) {
    const angle = sheet.random.between(0, 6.28);
    const off = 10 * Math.sqrt(sheet.random.between(0, 1));
    const spot = camera.at(Math.cos(angle) * off, 3.6, 14 + Math.sin(angle) * off);
    const r = sheet.random.between(20, 36);
    sheet.path(blob(sheet.random, [spot.x, spot.y], r, r * 0.6, 0.2, 6), {
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
  for (const x of [-24, 24]) {
    plate(scene, { x, z: -4 }, 11, '#2b303d');
    for (let i = 0; i < 4; i++) slab(scene, { x: x - 4.5 + i * 3, y: 1.1, z: -4 }, [8, 3], 1.4, 66, ['#6a2a1e', '#b8554a'], 0.06);
    herbs(scene, { x: x + 4, y: 1.2, z: -9 }, 1.6, 4, '#5f8f4c', 2.4);
    bowl(scene, { x: x + (x > 0 ? 8 : -8), z: 14 }, 4.4, 2.4, '#cfd2d6', '#9a3320');
    chopsticks(scene, { x: x + 12, z: -10 }, '#3a1c14', 12);
  }
}
