import { darker, lamp, lighter, mix, moon } from '../kit/colour';
import type { Place, Scene } from '../kit/scene';
import { blob, leaf, type Point, smooth } from '../kit/shape';

/** The paint of a small glossy thing that the moon lights from the upper left and the lamp from the right. */
const roundPaint = ({ sheet }: Scene, colour: string): string =>
  sheet.radial(
    [
      [0, lighter(mix(colour, moon, 0.35), 0.2)],
      [0.35, colour],
      [0.8, darker(colour, 0.5)],
      [1, mix(darker(colour, 0.35), lamp, 0.3)],
    ],
    [0.34, 0.28, 0.75],
  );

/** A berry, a roe, a chocolate: a ball resting at its place. */
export function ball(scene: Scene, place: Place, radius: number, colour: string): void {
  const spot = scene.camera.at(place.x, (place.y ?? 0) + radius, place.z);
  const r = radius * spot.scale;
  scene.sheet.ellipse(spot.x + r * 0.25, spot.y + r * 0.8, r * 1.05, r * 0.5, { fill: '#02040a', opacity: 0.4 });
  scene.sheet.ellipse(spot.x, spot.y, r, r, { fill: roundPaint(scene, colour) });
  scene.sheet.ellipse(spot.x - r * 0.32, spot.y - r * 0.4, r * 0.2, r * 0.13, { fill: '#fff', opacity: 0.7 });
}

/** Something soft piled up: rice, cream, meat, ice. */
export function mound(scene: Scene, place: Place, radius: number, height: number, colour: string, rough = 0.1): void {
  const { sheet, camera } = scene;
  const spot = camera.at(place.x, (place.y ?? 0) + height * 0.45, place.z);
  const [rx, ry] = [radius * spot.scale, (radius * spot.flat + height * 0.62) * spot.scale];
  const foot = camera.at(place.x + radius * 0.15, place.y ?? 0, place.z);
  sheet.ellipse(foot.x, foot.y + 3, rx * 1.06, radius * foot.scale * foot.flat * 1.08, { fill: '#02040a', opacity: 0.45 });
  const d = blob(sheet.random, [spot.x, spot.y], rx, ry, rough, 11);
  sheet.path(d, {
    fill: sheet.radial(
      [
        [0, lighter(mix(colour, moon, 0.25), 0.15)],
        [0.4, colour],
        [0.85, darker(colour, 0.42)],
        [1, mix(darker(colour, 0.3), lamp, 0.35)],
      ],
      [0.34, 0.22, 0.85],
    ),
  });
}

/** A cut piece with a flat top: outline on its board, thickness, colour of the side and of the top. */
export function slab(
  scene: Scene,
  place: Place,
  [w, d]: readonly [number, number],
  thick: number,
  degrees: number,
  [side, top]: readonly [string, string],
  rough = 0.05,
  cut: 'square' | 'round' = 'square',
): void {
  const { sheet, camera } = scene;
  const turn = (degrees * Math.PI) / 180;
  const quarters = cut === 'square' ? [0.19, 0.31, 0.69, 0.81, 1.19, 1.31, 1.69, 1.81] : [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75];
  const corners = quarters.map((quarter): Point => {
    const angle = quarter * Math.PI;
    const wall = 0.78 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    const reach = (cut === 'square' ? wall : 0.8) * (1 + sheet.random.between(-rough, rough));
    const [a, b] = [(Math.cos(angle) * reach * w) / 1.56, (Math.sin(angle) * reach * d) / 1.56];
    return [a * Math.cos(turn) - b * Math.sin(turn), a * Math.sin(turn) + b * Math.cos(turn)];
  });
  const floor = place.y ?? 0;
  const outline = smooth(
    corners.map(([a, b]) => camera.point(place.x + a, floor, place.z + b)),
    true,
    1,
  );
  const { y: low, scale } = camera.at(place.x, floor, place.z);
  const lift = low - camera.at(place.x, floor + thick, place.z).y;
  const edge = mix(darker(side, 0.25), lamp, 0.08);
  const small = w * scale < 118;
  const steps = Math.max(1, Math.min(9, Math.ceil(lift / (small ? 13 : 9))));
  sheet.layers(outline, [
    ...(small ? [] : [{ x: Math.round(0.35 * scale), y: Math.round(0.2 * scale), opacity: 0.5 }]),
    ...Array.from({ length: steps }, (_, i) => ({
      y: i === 0 ? undefined : Math.round((-lift * i) / steps),
      fill: darker(edge, i * 2 < steps ? 0.3 : 0.1),
    })),
    {
      y: Math.round(-lift),
      fill: sheet.linear(
        [
          [0, mix(lighter(top, 0.1), moon, 0.3)],
          [0.5, top],
          [1, mix(top, lamp, 0.28)],
        ],
        [0, 0, 1, 0.8],
      ),
      ...(small ? {} : { stroke: mix(top, moon, 0.4), 'stroke-opacity': 0.5 }),
    },
  ]);
}

/** Leaves scattered or gathered around a place. */
export function herbs(scene: Scene, place: Place, reach: number, count: number, colour = '#5f8a4c', size = 1.6): void {
  const { sheet, camera } = scene;
  for (let i = 0; i < count; i++) {
    const angle = sheet.random.between(0, 360);
    const off = sheet.random.between(0, reach);
    const spot = camera.at(place.x + Math.cos(angle) * off, place.y ?? 0, place.z + Math.sin(angle) * off);
    const long = size * spot.scale * sheet.random.between(0.7, 1.2);
    sheet.path(leaf([spot.x, spot.y], long, long * 0.34, angle, sheet.random.between(-0.2, 0.2)), {
      fill: sheet.linear(
        [
          [0, lighter(mix(colour, moon, 0.25), 0.12)],
          [1, darker(colour, 0.35)],
        ],
        [0, 0, 0.6, 1],
      ),
    });
  }
}

/** Noodles or threads wound on a round place. */
export function strands(scene: Scene, place: Place, radius: number, count: number, colour: string, thick = 0.32): void {
  const { sheet, camera } = scene;
  const flat = camera.at(place.x, place.y ?? 0, place.z).flat;
  for (let i = 0; i < count; i++) {
    const start = sheet.random.between(0, 6.28);
    const reach = radius * Math.sqrt(sheet.random.between(0.05, 1));
    const points = [0, 0.5, 1, 1.5, 2].map((step): Point => {
      const angle = start + step * sheet.random.between(0.55, 0.95);
      const r = reach * sheet.random.between(0.78, 1.05);
      const lift = (1 - reach / radius) * 1.4;
      return camera.point(place.x + Math.cos(angle) * r, (place.y ?? 0) + lift, place.z + Math.sin(angle) * r);
    });
    const shade = i / count;
    sheet.path(smooth(points, false, 1), {
      fill: 'none',
      stroke: mix(darker(colour, 0.4 * (1 - shade)), shade > 0.6 ? lamp : moon, 0.16 * shade),
      'stroke-width': thick * camera.at(place.x, 0, place.z).scale * (0.7 + flat * 0.4),
      'stroke-linecap': 'round',
    });
  }
}

/** Sauce or broth drawn over what lies there. */
export function sauce(scene: Scene, place: Place, [rx, rz]: readonly [number, number], colour: string, opacity = 0.95): void {
  const { sheet, camera } = scene;
  const spot = camera.at(place.x, place.y ?? 0, place.z);
  const d = blob(sheet.random, [spot.x, spot.y], rx * spot.scale, rz * spot.scale * spot.flat, 0.16, 9);
  sheet.path(d, {
    fill: sheet.linear(
      [
        [0, mix(colour, moon, 0.4)],
        [0.4, darker(colour, 0.15)],
        [1, mix(colour, lamp, 0.3)],
      ],
      [0, 0, 1, 0.6],
    ),
    opacity,
  });
}

/** What rises from hot things. */
export function steam(scene: Scene, place: Place, height: number, wisps = 3): void {
  const { sheet, camera } = scene;
  sheet.group({ filter: sheet.blur(13), opacity: 0.26, fill: 'none', stroke: '#e8eefb', 'stroke-linecap': 'round' }, () => {
    for (let i = 0; i < wisps; i++) {
      const x = place.x + (i - (wisps - 1) / 2) * 2.6;
      const points = [0, 0.33, 0.66, 1].map(
        (up, step): Point =>
          camera.point(
            x + (step % 2 ? 1 : -1) * 1.1 * (0.4 + up),
            (place.y ?? 0) + up * height * sheet.random.between(0.85, 1.1),
            place.z,
          ),
      );
      sheet.path(smooth(points), { 'stroke-width': 16 });
    }
  });
}

/** Grains of salt, sesame or sugar. */
export function grains(scene: Scene, place: Place, reach: number, count: number, colour: string, size = 0.16): void {
  const { sheet, camera } = scene;
  for (let i = 0; i < count; i++) {
    const angle = sheet.random.between(0, 6.28);
    const off = reach * Math.sqrt(sheet.random.between(0, 1));
    const spot = camera.at(place.x + Math.cos(angle) * off, place.y ?? 0, place.z + Math.sin(angle) * off);
    const r = size * spot.scale * sheet.random.between(0.6, 1.3);
    sheet.ellipse(spot.x, spot.y, r, r * 0.8, { fill: colour, opacity: sheet.random.between(0.6, 1) });
  }
}
