import type { Camera } from './camera';
import { darker, lamp, mix, moon } from './colour';
import { type Point, polygon, smooth } from './shape';
import { type Attributes, n, type Sheet } from './sheet';

/** A sheet, the camera that looks at its table, and where the warm lamp stands. */
export interface Scene {
  readonly sheet: Sheet;
  readonly camera: Camera;
}

/** A place on the table in centimetres. */
export interface Place {
  readonly x: number;
  readonly z: number;
  /** Above the table; 0 unless told. */
  readonly y?: number;
}

/** The paint of an upright round body: the moon from the left, the lamp from the right, dark between. */
export const bodyPaint = (sheet: Sheet, base: string, gloss = 0.5): string =>
  sheet.linear([
    [0, mix(base, moon, 0.25 + gloss * 0.35)],
    [0.1, mix(base, moon, 0.12)],
    [0.38, darker(base, 0.5)],
    [0.68, darker(base, 0.12)],
    [0.88, mix(base, lamp, 0.2 + gloss * 0.35)],
    [1, darker(mix(base, lamp, 0.25), 0.35)],
  ]);

/** The paint of what lies flat: cool at the far left, warm at the near right. */
export const topPaint = (sheet: Sheet, base: string, contrast = 0.5): string =>
  sheet.linear(
    [
      [0, mix(base, moon, 0.2 + contrast * 0.3)],
      [0.45, darker(base, 0.1 + contrast * 0.3)],
      [0.8, mix(base, lamp, 0.12 + contrast * 0.12)],
      [1, mix(base, lamp, 0.22 + contrast * 0.2)],
    ],
    [0, 0, 1, 0.9],
  );

/** The soft dark under a thing, drawn out to the right and towards us: the moon stands behind on the left. */
export function shadow({ sheet, camera }: Scene, place: Place, reach: number, strength = 0.75): void {
  const spot = camera.at(place.x + reach * 0.12, place.y ?? 0, place.z - reach * 0.1);
  const fill = sheet.radial([
    [0, '#02040a', strength],
    [0.62, '#02040a', strength * 0.75],
    [1, '#02040a', 0],
  ]);
  sheet.ellipse(spot.x, spot.y, reach * 1.32 * spot.scale, reach * 1.36 * spot.scale * spot.flat, { fill });
}

/** A flat disc on the table or above it. */
export function disc({ sheet, camera }: Scene, place: Place, radius: number, attributes: Attributes): void {
  const spot = camera.at(place.x, place.y ?? 0, place.z);
  sheet.ellipse(spot.x, spot.y, radius * spot.scale, radius * spot.scale * spot.flat, attributes);
}

/** A body of revolution by its outline from the foot up: [radius, height] in centimetres. */
export function lathe({ sheet, camera }: Scene, place: Place, outline: readonly Point[], attributes: Attributes): void {
  const floor = place.y ?? 0;
  const rings = outline.map(([radius, height]) => {
    const spot = camera.at(place.x, floor + height, place.z);
    return { ...spot, rx: radius * spot.scale };
  });
  const [foot, rim] = [rings[0], rings.at(-1)];
  if (foot === undefined || rim === undefined) return;
  const right = smooth(rings.map((ring): Point => [ring.x + ring.rx, ring.y]));
  const left = smooth([...rings].reverse().map((ring): Point => [ring.x - ring.rx, ring.y])).replace('M', 'L');
  const over = `A${n(rim.rx)} ${n(rim.rx * rim.flat)} 0 0 0 ${n(rim.x - rim.rx)} ${n(rim.y)}`;
  const under = `A${n(foot.rx)} ${n(foot.rx * foot.flat)} 0 0 0 ${n(foot.x + foot.rx)} ${n(foot.y)}Z`;
  sheet.path(`${right}${over}${left}${under}`, attributes);
}

/** A thin light along a rim: cool on the left, warm on the right. */
export function rimLight(scene: Scene, place: Place, radius: number, width = 2, opacity = 0.85): void {
  const stroke = scene.sheet.linear([
    [0, moon, opacity],
    [0.3, moon, opacity * 0.35],
    [0.6, moon, opacity * 0.15],
    [0.85, lamp, opacity * 0.8],
    [1, lamp, opacity * 0.5],
  ]);
  disc(scene, place, radius, { fill: 'none', stroke, 'stroke-width': width });
}

/** A box of wood or lacquer: top, front and right side, each in its own light. */
export function box(scene: Scene, place: Place, [w, h, d]: readonly [number, number, number], base: string, top = base): void {
  const { sheet, camera } = scene;
  const floor = place.y ?? 0;
  const corner = (sx: number, up: number, sz: number): Point =>
    camera.point(place.x + (sx * w) / 2, floor + up * h, place.z + (sz * d) / 2);
  const face = (points: readonly Point[], fill: string) => sheet.path(polygon(points), { fill });
  const sideways = place.x > 0 ? -1 : 1;
  face(
    [corner(sideways, 0, -1), corner(sideways, 0, 1), corner(sideways, 1, 1), corner(sideways, 1, -1)],
    sideways > 0 ? mix(darker(base, 0.2), lamp, 0.3) : mix(darker(base, 0.3), moon, 0.25),
  );
  face(
    [corner(-1, 0, -1), corner(1, 0, -1), corner(1, 1, -1), corner(-1, 1, -1)],
    sheet.linear([
      [0, mix(base, moon, 0.16)],
      [0.5, darker(base, 0.35)],
      [1, mix(base, lamp, 0.22)],
    ]),
  );
  face([corner(-1, 1, -1), corner(1, 1, -1), corner(1, 1, 1), corner(-1, 1, 1)], topPaint(sheet, top));
}
