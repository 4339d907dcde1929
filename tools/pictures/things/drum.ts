import { bodyPaint, disc, lathe, type Place, rimLight, type Scene, topPaint } from '../kit/scene';

/** A cake, a tart or a tin: straight wall and flat top. */
export function drum(scene: Scene, place: Place, radius: number, height: number, colour: string, top = colour): void {
  const y = place.y ?? 0;
  lathe(
    scene,
    place,
    [
      [radius, 0],
      [radius, height * 0.9],
      [radius * 0.97, height],
    ],
    { fill: bodyPaint(scene.sheet, colour, 0.5) },
  );
  disc(scene, { ...place, y: y + height }, radius * 0.97, { fill: topPaint(scene.sheet, top) });
  rimLight(scene, { ...place, y: y + height }, radius * 0.97, 1.8, 0.7);
}
