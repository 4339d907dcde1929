import { brass, lacquer, lighter, slate } from '../kit/colour';
import { disc, type Place, type Scene, shadow } from '../kit/scene';
import { ball, grains, herbs, mound, sauce, slab, steam, strands } from '../things/food';
import { chopsticks, rod, spoon } from '../things/tableware';
import { bowl, plate } from '../things/vessels';

const white = '#e9e6dd';

/** Abalone cut thin and fanned out. */
function abalone(scene: Scene, place: Place, pieces: number, spread = 2.1): void {
  for (let i = 0; i < pieces; i++)
    slab(
      scene,
      { x: place.x + (i - (pieces - 1) / 2) * spread, y: (place.y ?? 0) + 0.25 * (i % 2), z: place.z + (i % 2) * 0.8 },
      [3.8, 3],
      0.7,
      24 + i * 9,
      ['#5c4a35', '#d9c39a'],
      0.1,
      'round',
    );
}

export function koreanTable(scene: Scene): void {
  const rice = bowl(scene, { x: -13, z: -8 }, 6.6, 6, brass, '#ddd6c6');
  mound(scene, { ...rice, z: rice.z + 0.6, y: rice.y - 0.4 }, 4.9, 1.8, '#f2eee4', 0.05);
  const soup = bowl(scene, { x: 7, z: -9 }, 7, 5.6, brass, '#8a4a2a');
  herbs(scene, soup, 3.6, 8, '#6c9a52', 1.8);
  ball(scene, { x: soup.x + 1.5, z: soup.z + 1, y: soup.y - 0.6 }, 1.1, '#e6d9bd');
  const sides: readonly [number, number, string, string][] = [
    [-24, 9, '#3f6b3c', '#5f8f4c'],
    [-10, 13, '#8f2f1d', '#c4482c'],
    [4, 15, '#e3d7b4', '#caa85c'],
    [18, 12, '#6d4a2b', '#9a6a3a'],
    [26, 0, '#d9d2c2', '#7fa05e'],
    [-4, 27, '#52331f', '#a5502e'],
    [14, 27, '#46592f', '#86a85c'],
  ];
  for (const [x, z, base, accent] of sides) {
    const level = bowl(scene, { x, z }, 4.9, 2.6, brass, base);
    mound(scene, { ...level, y: level.y - 0.3 }, 3.5, 2, base, 0.2);
    herbs(scene, { ...level, y: level.y + 1.4 }, 2.1, 5, accent, 2.1);
    grains(scene, { ...level, y: level.y + 1.6 }, 2, 3, '#efe3c6');
  }
  spoon(scene, { x: 20.5, z: -12 });
  rod(scene, { x: 23.4, z: -22, y: 0.4 }, { x: 24, z: -1, y: 0.6 }, 0.5, brass);
  rod(scene, { x: 24.7, z: -22, y: 0.4 }, { x: 25.4, z: -1, y: 0.6 }, 0.5, brass);
  steam(scene, soup, 15, 3);
}

export function porridge(scene: Scene): void {
  disc(scene, { x: 0, z: 0, y: 0.2 }, 19, { fill: '#07090f', opacity: 0.6 });
  plate(scene, { x: 0, z: 0 }, 18, slate, 0.7);
  const level = bowl(scene, { x: 0, z: 0, y: 1 }, 12.5, 9, '#3c4356', '#d8cf9c');
  sauce(scene, { ...level, x: level.x - 2 }, [8.5, 8], '#e6dcae', 0.55);
  abalone(scene, { x: level.x, z: level.z, y: level.y - 0.2 }, 4, 2.6);
  herbs(scene, { ...level, z: level.z - 3.2 }, 1.6, 5, '#5f8f4c', 1.5);
  grains(scene, level, 8, 26, '#f7efd2', 0.17);
  ball(scene, { x: level.x + 4.8, z: level.z - 4.4, y: level.y - 0.5 }, 1.3, '#f0b23e');
  const side = bowl(scene, { x: 25, z: 10 }, 5, 3, '#4a5064', '#7d2a1b');
  mound(scene, side, 3.2, 1.6, '#a83d26', 0.2);
  bowl(scene, { x: -25, z: 14 }, 5.4, 3.2, '#4a5064', '#2c2016');
  spoon(scene, { x: 21.5, z: -13 });
  steam(scene, level, 20, 4);
}

export function abaloneRice(scene: Scene): void {
  shadow(scene, { x: 0, z: 0 }, 19);
  slab(scene, { x: 0, z: 0 }, [40, 32], 1.2, 0, ['#2a1b12', '#4a3122'], 0.02, 'round');
  const level = bowl(scene, { x: 0, z: 0, y: 1.2 }, 13, 9.4, '#2a2a2e', '#c9b98c');
  mound(scene, { x: level.x, z: level.z + 1, y: level.y - 0.8 }, 9.6, 1.8, '#d9c898', 0.05);
  for (let i = 0; i < 44; i++) {
    const angle = scene.sheet.random.between(0, 6.28);
    const off = 10 * Math.sqrt(scene.sheet.random.between(0, 1));
    const spot = scene.camera.at(
      level.x + Math.cos(angle) * off,
      level.y + 1.5 * (1 - off / 11),
      level.z + Math.sin(angle) * off,
    );
    scene.sheet.ellipse(spot.x, spot.y, 7, 3.6, { fill: scene.sheet.random.pick(['#f4ead0', '#e2d2a6', '#cdb983']) });
  }
  abalone(scene, { x: level.x - 1, z: level.z + 1, y: level.y + 1 }, 5, 3);
  ball(scene, { x: level.x + 5, z: level.z - 4.6, y: level.y + 0.4 }, 1.7, '#f2a92f');
  herbs(scene, { x: level.x - 4, z: level.z - 5, y: level.y + 1.4 }, 2.4, 9, '#6c9a52', 1.5);
  grains(scene, { ...level, y: level.y + 1.9 }, 8, 22, '#171512', 0.15);
  bowl(scene, { x: 26, z: 12 }, 5, 3, '#34384a', '#241710');
  const greens = bowl(scene, { x: -27, z: 10 }, 5.6, 3.2, '#34384a', '#29442a');
  herbs(scene, greens, 3.4, 12, '#5f8f4c', 2.2);
  spoon(scene, { x: 24.5, z: -12 });
  steam(scene, level, 19, 4);
}

export function noodles(scene: Scene): void {
  const level = bowl(scene, { x: 0, z: 0 }, 15, 10, '#dcd8cd', '#a98a52');
  sauce(scene, level, [13, 12.6], '#b79b66', 0.6);
  strands(scene, { ...level, x: level.x - 1, y: level.y - 0.4 }, 8.6, 44, '#f0e2bd', 0.4);
  for (const [dx, dz, turn] of [
    [5.4, -4, 20],
    [7.2, -1.8, 34],
  ] as const)
    slab(scene, { x: level.x + dx, y: level.y + 0.3, z: level.z + dz }, [6.6, 3.2], 0.7, turn, ['#5f3a2a', '#a9765a'], 0.08);
  const egg = { x: level.x - 5.6, y: level.y + 0.2, z: level.z - 5.4 };
  slab(scene, egg, [5.6, 4.6], 0.9, 12, ['#cfc8b8', white], 0.02, 'round');
  ball(scene, { x: egg.x, y: egg.y - 0.2, z: egg.z }, 1.5, '#f0a030');
  herbs(scene, { ...level, z: level.z + 3 }, 4, 14, '#79a45a', 1.5);
  slab(scene, { x: level.x + 3, y: level.y + 0.4, z: level.z + 6.6 }, [7, 1], 5, -8, ['#10201a', '#1c332a'], 0.02);
  grains(scene, level, 9, 14, lighter('#c9482a', 0.1), 0.16);
  chopsticks(scene, { x: 20, z: -2 });
  bowl(scene, { x: -26, z: 12 }, 5.2, 3, lacquer, '#9e3622');
  steam(scene, level, 18, 4);
}
