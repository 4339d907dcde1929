import { darker, lacquer, mix } from '../kit/colour';
import { bodyPaint, disc, lathe, type Place, rimLight, type Scene, shadow, topPaint } from '../kit/scene';
import { smooth } from '../kit/shape';
import { ball, herbs, mound, sauce, slab, steam } from '../things/food';
import { chopsticks } from '../things/tableware';
import { bowl, plate } from '../things/vessels';

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
