import { darker } from '../kit/colour';
import { box, type Place, type Scene } from '../kit/scene';
import { type Point, smooth } from '../kit/shape';
import { ball, herbs, mound, slab } from '../things/food';
import { bowl, plate } from '../things/vessels';

/** One piece of nigiri: rice, and a slice over it with its lighter veins. */
function nigiriPiece(scene: Scene, place: Place, colour: string, vein: string, turn = 24): void {
  const y = place.y ?? 0;
  slab(scene, place, [10.5, 5.2], 3, turn, ['#cfcabd', '#f2eee4'], 0.07);
  slab(scene, { ...place, y: y + 2.8 }, [13, 5.8], 1.2, turn, [darker(colour, 0.25), colour], 0.04);
  const radians = (turn * Math.PI) / 180;
  for (const along of [-3.8, -1.6, 0.6, 2.8, 4.6]) {
    const at = (across: number): Point =>
      scene.camera.point(
        place.x + (along + across * 0.5) * Math.cos(radians) - across * Math.sin(radians),
        y + 4.05,
        place.z + (along + across * 0.5) * Math.sin(radians) + across * Math.cos(radians),
      );
    scene.sheet.path(smooth([at(-2), at(0), at(2.1)]), {
      fill: 'none',
      stroke: vein,
      'stroke-width': 3.5,
      opacity: 0.55,
      'stroke-linecap': 'round',
    });
  }
}

export function nigiri(scene: Scene): void {
  box(scene, { x: 0, z: 2 }, [58, 2, 24], '#1b1a20', '#23232c');
  nigiriPiece(scene, { x: -13, y: 2, z: 4 }, '#b3302c', '#e08d84');
  nigiriPiece(scene, { x: 0, y: 2, z: 2 }, '#e98a5c', '#f8cdb0');
  nigiriPiece(scene, { x: 13.5, y: 2, z: 0 }, '#e8e2d6', '#ffffff');
  mound(scene, { x: 20.5, y: 2, z: -5.6 }, 2.4, 1.8, '#86a85c', 0.12);
  for (let i = 0; i < 5; i++)
    slab(scene, { x: -20 + i * 0.9, y: 2, z: -6 + i * 0.5 }, [3.6, 2.6], 0.5, 30 + i * 14, ['#d9a08c', '#f2c9b6'], 0.1);
  bowl(scene, { x: 20, z: 24 }, 5, 2.6, '#34384a', '#1c110b');
  herbs(scene, { x: -20, y: 2, z: 10 }, 1.5, 4, '#5f8f4c', 4);
}

export function sashimi(scene: Scene): void {
  plate(scene, { x: 0, z: 0 }, 25, '#39435a', 0.78);
  for (let i = 0; i < 20; i++) {
    const angle = scene.sheet.random.between(0, 6.28);
    const off = 17 * Math.sqrt(scene.sheet.random.between(0, 1));
    slab(
      scene,
      { x: Math.cos(angle) * off, y: 1, z: Math.sin(angle) * off },
      [4, 3.4],
      1.6,
      i * 37,
      ['#7f95b8', '#d7e4f4'],
      0.25,
    );
  }
  herbs(scene, { x: -8, y: 3, z: 10 }, 5, 7, '#4f7f4a', 9);
  herbs(scene, { x: 10, y: 3, z: 9 }, 4, 5, '#3f6f44', 8);
  const fans: readonly [number, number, string, string, number][] = [
    [-11, 2, '#a82a2a', '#c9483f', 62],
    [9.5, 3, '#de7e54', '#f0a07a', 110],
    [-1.5, -9, '#d8d2c8', '#f3efe8', 82],
  ];
  for (const [x, z, side, top, turn] of fans)
    for (let i = 0; i < 6; i++)
      slab(
        scene,
        { x: x + (i - 2.5) * 2, y: 3 + i * 0.12, z: z - Math.abs(i - 2.5) * 0.4 },
        [7.6, 3.6],
        1,
        turn + i * 3,
        [side, top],
        0.05,
      );
  for (let i = 0; i < 9; i++) ball(scene, { x: 8 + (i % 3) * 1.5, y: 3, z: -8 - Math.floor(i / 3) * 1.4 }, 0.95, '#ea6a2c');
  slab(scene, { x: -14.5, y: 3, z: -8 }, [5.4, 5], 1, 20, ['#c9a93c', '#f4de7c'], 0.02, 'round');
  mound(scene, { x: 16, y: 2.6, z: 0 }, 2, 1.6, '#86a85c');
  bowl(scene, { x: 32, z: -6 }, 4.8, 2.6, '#34384a', '#1c110b');
}
