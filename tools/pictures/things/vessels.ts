import { brass, darker, lamp, lighter, mix, moon } from '../kit/colour';
import { bodyPaint, disc, lathe, type Place, rimLight, type Scene, shadow, topPaint } from '../kit/scene';

/** A plate: foot, wall, rim and well. `tone` is its glaze. */
export function plate(scene: Scene, place: Place, radius: number, tone: string, wellShare = 0.68): void {
  const y = place.y ?? 0;
  shadow(scene, place, radius);
  lathe(
    scene,
    place,
    [
      [radius * 0.62, 0.1],
      [radius * 0.86, 0.7],
      [radius, 1.5],
    ],
    { fill: bodyPaint(scene.sheet, darker(tone, 0.25)) },
  );
  disc(scene, { ...place, y: y + 1.5 }, radius, { fill: topPaint(scene.sheet, tone) });
  disc(scene, { ...place, y: y + 1.1 }, radius * (wellShare + 0.03), { fill: darker(tone, 0.42), opacity: 0.5 });
  disc(scene, { ...place, y: y + 1 }, radius * wellShare, { fill: topPaint(scene.sheet, darker(tone, 0.06), 0.8) });
  rimLight(scene, { ...place, y: y + 1.5 }, radius, 2.4);
  rimLight(scene, { ...place, y: y + 1 }, radius * wellShare, 1.2, 0.4);
}

/** A bowl and what it holds, as a level of one colour. Returns the place of that level. */
export function bowl(
  scene: Scene,
  place: Place,
  radius: number,
  height: number,
  tone: string,
  filling?: string,
): Required<Place> {
  const y = place.y ?? 0;
  shadow(scene, place, radius * 0.95);
  lathe(
    scene,
    place,
    [
      [radius * 0.46, 0],
      [radius * 0.5, height * 0.1],
      [radius * 0.86, height * 0.45],
      [radius, height],
    ],
    { fill: bodyPaint(scene.sheet, tone, 0.6) },
  );
  disc(scene, { ...place, y: y + height }, radius, { fill: topPaint(scene.sheet, lighter(tone, 0.08)) });
  const level = { x: place.x, z: place.z, y: y + height - 0.9 };
  disc(scene, level, radius * 0.93, { fill: darker(tone, 0.5) });
  if (filling !== undefined)
    disc(scene, { ...level, y: level.y - 0.15 }, radius * 0.9, { fill: topPaint(scene.sheet, filling, 0.35) });
  rimLight(scene, { ...place, y: y + height }, radius, 2.4);
  return level;
}

/** A dome of silver or brass over a plate. */
export function cloche(scene: Scene, place: Place, radius: number, tone = '#8d97a8'): void {
  const outline = [0, 0.25, 0.5, 0.72, 0.88, 0.97, 1].map((up): [number, number] => [
    Math.max(0.3, radius * Math.sqrt(1 - up * up)),
    1.8 + up * radius * 0.82,
  ]);
  shadow(scene, place, radius * 1.05);
  lathe(
    scene,
    place,
    [
      [radius * 1.08, 0.4],
      [radius * 1.14, 1.2],
      [radius * 1.1, 1.8],
    ],
    { fill: bodyPaint(scene.sheet, tone, 1) },
  );
  lathe(scene, place, outline, {
    fill: scene.sheet.linear([
      [0, mix(tone, moon, 0.5)],
      [0.06, darker(tone, 0.5)],
      [0.2, mix(tone, moon, 0.85)],
      [0.3, mix(tone, moon, 0.3)],
      [0.5, darker(tone, 0.75)],
      [0.66, darker(tone, 0.4)],
      [0.8, mix(tone, lamp, 0.75)],
      [0.88, mix(tone, lamp, 0.25)],
      [1, darker(tone, 0.55)],
    ]),
  });
  const y = 1.8 + radius * 0.82;
  lathe(
    scene,
    place,
    [
      [0.5, y - 0.2],
      [0.5, y + 0.7],
      [1.1, y + 1.3],
      [0.9, y + 2.1],
      [0.3, y + 2.5],
    ],
    { fill: bodyPaint(scene.sheet, brass, 1) },
  );
}
