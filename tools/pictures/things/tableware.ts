import { brass, darker, lamp, lighter, mix, moon } from '../kit/colour';
import { glow } from '../kit/night';
import { bodyPaint, disc, lathe, type Place, rimLight, type Scene, shadow, topPaint } from '../kit/scene';
import { type Point, polygon, smooth } from '../kit/shape';

/** A rod lying on the table between two places: chopstick, spoon handle, knife. */
export function rod(scene: Scene, from: Place, to: Place, thick: number, colour: string): void {
  const { sheet, camera } = scene;
  const [a, b] = [camera.at(from.x, from.y ?? 0.3, from.z), camera.at(to.x, to.y ?? 0.3, to.z)];
  const line = { x1: a.x, y1: a.y, x2: b.x, y2: b.y, 'stroke-linecap': 'round' };
  sheet.add('line', {
    ...line,
    y1: a.y + 5,
    y2: b.y + 5,
    stroke: '#02040a',
    'stroke-width': thick * a.scale * 1.3,
    opacity: 0.5,
  });
  sheet.add('line', { ...line, stroke: darker(colour, 0.2), 'stroke-width': thick * a.scale });
  sheet.add('line', {
    ...line,
    y1: a.y - thick * a.scale * 0.25,
    y2: b.y - thick * b.scale * 0.25,
    stroke: mix(colour, moon, 0.6),
    'stroke-width': thick * a.scale * 0.22,
    opacity: 0.8,
  });
}

/** Chopsticks on a small rest, to the right of a setting. */
export function chopsticks(scene: Scene, { x, z }: Place, colour = '#3a1c14', length = 22): void {
  for (const side of [0, 1.1])
    rod(scene, { x: x + side, z: z - length / 2, y: 0.3 }, { x: x + side * 1.3 + 0.4, z: z + length / 2, y: 1 }, 0.5, colour);
  rod(scene, { x: x - 0.8, z: z + length * 0.28, y: 0.4 }, { x: x + 2.6, z: z + length * 0.28, y: 0.4 }, 1, brass);
}

/** A spoon or fork as a handle with a small bowl at its far end. */
export function spoon(scene: Scene, { x, z }: Place, colour = brass, length = 19): void {
  rod(scene, { x, z: z - length / 2 }, { x: x + 0.4, z: z + length * 0.34 }, 0.55, colour);
  const spot = scene.camera.at(x + 0.5, 0.4, z + length * 0.42);
  scene.sheet.ellipse(spot.x, spot.y, 1.8 * spot.scale, 2.6 * spot.scale * spot.flat, {
    fill: bodyPaint(scene.sheet, colour, 1),
    stroke: lighter(colour, 0.3),
    'stroke-width': 1.5,
  });
}

/** A candle in a small glass, with its light. */
export function candle(scene: Scene, place: Place, size = 1): void {
  const { sheet, camera } = scene;
  shadow(scene, place, 2.6 * size, 0.5);
  const flame = camera.at(place.x, 5.7 * size, place.z);
  glow(sheet, flame.x, flame.y, 16 * size * flame.scale, lamp, 0.6);
  lathe(
    scene,
    place,
    [
      [2 * size, 0],
      [2.1 * size, 4.2 * size],
    ],
    {
      fill: sheet.linear([
        [0, '#c98a45'],
        [0.4, '#ffd39a'],
        [0.6, '#fff0d2'],
        [1, '#d08a3e'],
      ]),
      opacity: 0.9,
    },
  );
  disc(scene, { ...place, y: 4.2 * size }, 2.1 * size, { fill: '#ffe9c4' });
  const r = 0.75 * size * flame.scale;
  sheet.path(
    `M${flame.x} ${flame.y - r * 2.4}C${flame.x + r * 1.5} ${flame.y - r * 0.2} ${flame.x + r} ${flame.y + r * 1.4} ${flame.x} ${flame.y + r * 1.4}C${flame.x - r} ${flame.y + r * 1.4} ${flame.x - r * 1.5} ${flame.y - r * 0.2} ${flame.x} ${flame.y - r * 2.4}Z`,
    {
      fill: sheet.linear(
        [
          [0, '#ffce7a'],
          [0.6, '#fff6e0'],
          [1, '#ff9d45'],
        ],
        [0, 0, 0, 1],
      ),
    },
  );
  rimLight(scene, { ...place, y: 5.4 * size }, 2.3 * size, 1.4, 0.6);
}

/** A folded napkin. */
export function napkin(scene: Scene, { x, z }: Place, [w, d]: readonly [number, number] = [9, 16], colour = '#dcd6c8'): void {
  const { sheet, camera } = scene;
  shadow(scene, { x, z }, w * 0.6, 0.3);
  const p = (a: number, y: number, b: number): Point => camera.point(x + a * w, y, z + b * d);
  sheet.path(polygon([p(-0.5, 0.3, -0.5), p(0.5, 0.3, -0.5), p(0.5, 0.3, 0.5), p(-0.5, 0.3, 0.5)]), {
    fill: topPaint(sheet, darker(colour, 0.25)),
  });
  sheet.path(polygon([p(-0.46, 0.9, -0.46), p(0.42, 0.9, -0.5), p(0.46, 0.9, 0.5), p(-0.5, 0.9, 0.46)]), {
    fill: topPaint(sheet, colour),
  });
  sheet.path(smooth([p(-0.1, 1, -0.48), p(-0.06, 1, 0), p(-0.12, 1, 0.48)]), {
    fill: 'none',
    stroke: darker(colour, 0.4),
    'stroke-width': 2,
    opacity: 0.5,
  });
}

/** A slim vase with one stem. */
export function vase(scene: Scene, place: Place, colour: string, blossom: string): void {
  const { sheet, camera } = scene;
  shadow(scene, place, 3.4, 0.6);
  const stem = [
    camera.point(place.x, 9, place.z),
    camera.point(place.x - 1.5, 17, place.z),
    camera.point(place.x + 1, 24, place.z),
  ];
  sheet.path(smooth(stem), { fill: 'none', stroke: '#3d4a38', 'stroke-width': 5 });
  for (const [dx, up, r] of [
    [1, 24, 1.7],
    [-2.4, 19.5, 1.3],
    [-0.4, 21.6, 1],
    [2.6, 21, 0.9],
  ] as const) {
    const { x, y, scale } = camera.at(place.x + dx, up, place.z);
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal / 5) * 6.28 + up;
      sheet.ellipse(
        x + Math.cos(angle) * r * scale * 0.6,
        y + Math.sin(angle) * r * scale * 0.55,
        r * scale * 0.6,
        r * scale * 0.52,
        {
          fill: sheet.radial(
            [
              [0, lighter(blossom, 0.3)],
              [1, darker(mix(blossom, moon, 0.2), 0.15)],
            ],
            [0.3, 0.3, 0.8],
          ),
        },
      );
    }
    sheet.ellipse(x, y, r * scale * 0.25, r * scale * 0.22, { fill: '#e0b45e' });
  }
  lathe(
    scene,
    place,
    [
      [2, 0],
      [3.1, 2.6],
      [2.7, 5.6],
      [1, 8.4],
      [1.2, 9.6],
    ],
    { fill: bodyPaint(sheet, colour, 0.9) },
  );
  disc(scene, { ...place, y: 9.6 }, 1.2, { fill: darker(colour, 0.6) });
  rimLight(scene, { ...place, y: 9.6 }, 1.2, 1.6);
}
