import { brass, lamp, mix, slate } from '../kit/colour';
import { box, disc, type Place, type Scene, shadow } from '../kit/scene';
import { ball, grains, herbs, slab, strands } from '../things/food';
import { chopsticks } from '../things/tableware';

export function lunchBox(scene: Scene): void {
  const { x, z } = { x: 0, z: 2 };
  shadow(scene, { x, z }, 27);
  box(scene, { x, z }, [50, 6, 32], '#2a0f10', '#3a1416');
  box(scene, { x, z, y: 5.9 }, [47, 0.2, 29.4], '#0e0709', '#140a0c');
  const y = 5.2;
  slab(scene, { x: -14.5, z: z + 6.8, y }, [17, 13], 1.4, 0, ['#cfcabd', '#f2eee4'], 0.02);
  grains(scene, { x: -14.5, z: z + 6.8, y: y + 1.5 }, 5.4, 26, '#1a1714', 0.17);
  ball(scene, { x: -14.5, z: z + 6.8, y: y + 0.8 }, 1.2, '#c23b2a');
  for (let i = 0; i < 6; i++)
    slab(
      scene,
      { x: -19.5 + i * 2.2, z: z - 7.4, y: y + 0.3 },
      [9.6, 3.4],
      1.2,
      74,
      ['#6b3a26', i % 2 ? '#a55a3e' : '#8e4a34'],
      0.06,
    );
  for (const [dx, dz] of [
    [1.4, 9.8],
    [6, 9.4],
    [2.8, 5],
    [7.2, 4.8],
  ] as const)
    slab(scene, { x: dx, z: z + dz, y }, [4.4, 4], 2, 4, ['#d8ac3e', '#f3d56e'], 0.04);
  herbs(scene, { x: 4.2, z: z - 6.6, y: y + 1 }, 4, 18, '#5f8f4c', 3);
  grains(scene, { x: 4.2, z: z - 6.6, y: y + 1.6 }, 3.4, 12, '#f1e6c8');
  for (let i = 0; i < 3; i++)
    ball(
      scene,
      { x: 14.2 + i * 4, z: z + 8.6 - (i % 2) * 3.4, y: y - 0.2 },
      2.1,
      ['#d2552a', '#7d2a3a', '#d2552a'][i] ?? '#d2552a',
    );
  slab(scene, { x: 15, z: z - 7, y }, [7, 9], 1.4, 8, ['#caa182', '#e08a52'], 0.06);
  strands(scene, { x: 20.4, z: z - 7, y: y + 0.8 }, 2.6, 14, '#f0e9d8', 0.24);
  const wall = (from: Place, to: Place) => {
    const [a, b, c, d] = [
      scene.camera.point(from.x, 5.2, from.z),
      scene.camera.point(to.x, 5.2, to.z),
      scene.camera.point(to.x, 6.3, to.z),
      scene.camera.point(from.x, 6.3, from.z),
    ];
    scene.sheet.path(`M${[a, b, c, d].map(([px, py]) => `${px.toFixed(0)} ${py.toFixed(0)}`).join('L')}Z`, {
      fill: '#5a2222',
      stroke: mix('#7a2a2a', lamp, 0.35),
      'stroke-width': 2,
    });
  };
  wall({ x: -23, z: z - 0.6 }, { x: 23, z: z - 0.6 });
  wall({ x: -4.6, z: z - 14 }, { x: -4.6, z: z + 14 });
  wall({ x: 11, z: z - 14 }, { x: 11, z: z + 14 });
  box(scene, { x: 30, z: 26, y: 0 }, [30, 3, 20], '#2a0f10', '#4a1a1c');
  disc(scene, { x: 30, z: 26, y: 3 }, 4.6, { fill: brass, opacity: 0.85 });
  chopsticks(scene, { x: 31, z: -8 }, slate, 18);
}
