import { brass, darker, lacquer, lamp, mix, slate } from '../kit/colour';
import { bodyPaint, box, disc, lathe, type Place, rimLight, type Scene, shadow, topPaint } from '../kit/scene';
import { type Point, smooth } from '../kit/shape';
import { ball, grains, herbs, mound, sauce, slab, steam, strands } from '../things/food';
import { chopsticks } from '../things/tableware';
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

export function pekingDuck(scene: Scene): void {
  plate(scene, { x: -4, z: 2 }, 23, '#d9d3c6', 0.74);
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6; i++)
      slab(
        scene,
        { x: -17 + i * 4.4 + row * 0.8, y: 1.2 + i * 0.2, z: 9 - row * 6.6 },
        [7.6, 6],
        1.6,
        66 + row * 5,
        ['#caa182', '#a44a18'],
        0.06,
        'round',
      );
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6; i++) {
      const spot = scene.camera.at(-17.6 + i * 4.4 + row * 0.8, 3.3, 10 - row * 6.6);
      scene.sheet.ellipse(spot.x, spot.y, 20, 5, {
        fill: '#ffd9a0',
        opacity: 0.5,
        transform: `rotate(-14 ${spot.x.toFixed(0)} ${spot.y.toFixed(0)})`,
      });
    }
  plate(scene, { x: 25, z: 16 }, 11, '#d9d3c6', 0.8);
  for (let i = 0; i < 6; i++)
    disc(scene, { x: 25 + (i % 2) * 0.5, z: 16, y: 1.5 + i * 0.45 }, 8.4, { fill: i % 2 ? '#c9b48a' : '#efe1bd' });
  disc(scene, { x: 25, z: 16, y: 4.4 }, 8.3, { fill: topPaint(scene.sheet, '#f1e5c6') });
  const hoisin = bowl(scene, { x: 27, z: -7 }, 5, 2.8, lacquer, '#2a120a');
  sauce(scene, hoisin, [3.6, 3.2], '#4a2010');
  for (let i = 0; i < 11; i++)
    slab(
      scene,
      { x: 15 + i * 0.5, y: 0.2, z: -16 + (i % 4) * 0.9 },
      [12, 0.8],
      0.6,
      4 + (i % 5) * 4,
      ['#8aa860', i % 2 ? '#dfe8c6' : '#9fc06c'],
      0.02,
    );
  herbs(scene, { x: -22, y: 1.4, z: 4 }, 2, 6, '#4f7f4a', 3.4);
}

/** A bamboo steamer with its woven wall. */
function steamer(scene: Scene, place: Place, radius: number): Required<Place> {
  const tone = '#b98d52';
  const y = place.y ?? 0;
  if (y === 0) shadow(scene, place, radius);
  lathe(
    scene,
    place,
    [
      [radius, 0],
      [radius, 5],
    ],
    { fill: bodyPaint(scene.sheet, tone, 0.4) },
  );
  for (const up of [1.3, 3.9]) {
    const spot = scene.camera.at(place.x, y + up, place.z);
    const rx = radius * spot.scale;
    scene.sheet.path(
      `M${(spot.x - rx).toFixed(1)} ${spot.y.toFixed(1)}A${rx.toFixed(1)} ${(rx * spot.flat).toFixed(1)} 0 0 0 ${(spot.x + rx).toFixed(1)} ${spot.y.toFixed(1)}`,
      { fill: 'none', stroke: darker(tone, 0.5), 'stroke-width': 3, opacity: 0.8 },
    );
  }
  disc(scene, { ...place, y: y + 5 }, radius, { fill: topPaint(scene.sheet, mix(tone, '#ffffff', 0.15)) });
  disc(scene, { ...place, y: y + 4.6 }, radius * 0.9, { fill: darker(tone, 0.55) });
  const level = { x: place.x, z: place.z, y: y + 3.6 };
  disc(scene, level, radius * 0.88, { fill: '#8b6a3e' });
  rimLight(scene, { ...place, y: y + 5 }, radius, 2);
  return level;
}

function dumpling(scene: Scene, place: Place, colour: string, topping: string): void {
  mound(scene, place, 3.4, 3.2, colour, 0.06);
  const spot = scene.camera.at(place.x, (place.y ?? 0) + 3, place.z);
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * 6.28;
    scene.sheet.path(
      smooth([
        [spot.x, spot.y],
        [spot.x + Math.cos(angle) * 18, spot.y + Math.sin(angle) * 11 + 4],
        [spot.x + Math.cos(angle + 0.35) * 34, spot.y + Math.sin(angle + 0.35) * 22 + 14],
      ]),
      { fill: 'none', stroke: darker(colour, 0.45), 'stroke-width': 2, opacity: 0.5 },
    );
  }
  ball(scene, { ...place, y: (place.y ?? 0) + 2.9 }, 0.75, topping);
}

export function dimSum(scene: Scene): void {
  steamer(scene, { x: 20, z: 22 }, 12);
  const back = steamer(scene, { x: 20, z: 22, y: 5 }, 12);
  for (const [dx, dz] of [
    [-4.6, 2],
    [4.4, 2],
    [0, -4.4],
  ] as const)
    dumpling(scene, { x: back.x + dx, y: back.y, z: back.z + dz }, '#e9e2cf', '#e2793a');
  const front = steamer(scene, { x: -9, z: 0 }, 16);
  const around: readonly [number, number, string, string][] = [
    [-6.4, 6.4, '#efe9da', '#7fa05e'],
    [2, 8, '#efd9a0', '#e2793a'],
    [8.2, 2.6, '#efe9da', '#c23b2a'],
    [-9.4, -1.6, '#efd9a0', '#e2793a'],
    [-0.6, 0.4, '#d8e2c6', '#c23b2a'],
    [6, -6, '#efe9da', '#7fa05e'],
    [-4.6, -8.2, '#efd9a0', '#e2793a'],
  ];
  for (const [dx, dz, skin, topping] of around) dumpling(scene, { x: front.x + dx, y: front.y, z: front.z + dz }, skin, topping);
  bowl(scene, { x: 22, z: -9 }, 5.4, 3, lacquer, '#3a160c');
  chopsticks(scene, { x: 12, z: -19 }, '#5a1c14', 9);
  bowl(scene, { x: -31, z: 18 }, 4.4, 5, '#dcd8cd', '#8a6a2c');
  steam(scene, front, 20, 4);
}

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
