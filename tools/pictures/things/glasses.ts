import { darker, lamp, mix, moon } from '../kit/colour';
import { disc, lathe, type Place, rimLight, type Scene, shadow } from '../kit/scene';

/** A wine glass with `fill` of its bowl taken, 0 to 1. */
export function wineGlass(scene: Scene, place: Place, height: number, wine: string, fill = 0.42): void {
  const { sheet } = scene;
  shadow(scene, place, 3.4, 0.5);
  const r = height * 0.19;
  disc(scene, { ...place, y: 0.15 }, r * 0.95, { fill: moon, opacity: 0.14 });
  rimLight(scene, { ...place, y: 0.15 }, r * 0.95, 1.6, 0.7);
  lathe(
    scene,
    place,
    [
      [r * 0.5, 0.2],
      [0.22, 1],
      [0.2, height * 0.4],
      [0.5, height * 0.46],
    ],
    {
      fill: sheet.linear([
        [0, moon, 0.75],
        [0.45, moon, 0.1],
        [1, lamp, 0.7],
      ]),
    },
  );
  const wall = (share: number): [number, number] => [r * Math.sin(0.5 + share * 1.75) * 1.02, height * (0.46 + share * 0.54)];
  const cup = [[0.5, height * 0.45], wall(0.16), wall(0.4), wall(0.68), wall(1)] as [number, number][];
  const [rim, brim] = wall(1);
  if (fill > 0) {
    const [levelRadius, level] = wall(fill);
    lathe(
      scene,
      place,
      [
        [0.5, height * 0.46],
        [wall(0.16)[0] * 0.95, wall(0.16)[1]],
        [levelRadius * 0.95, level],
      ],
      {
        fill: sheet.linear([
          [0, mix(wine, moon, 0.35)],
          [0.3, darker(wine, 0.45)],
          [0.7, wine],
          [1, mix(wine, lamp, 0.5)],
        ]),
        opacity: 0.92,
      },
    );
    disc(scene, { ...place, y: level }, levelRadius * 0.95, { fill: mix(wine, lamp, 0.3), opacity: 0.9 });
  }
  lathe(scene, place, cup, {
    fill: sheet.linear([
      [0, moon, 0.5],
      [0.08, moon, 0.16],
      [0.3, moon, 0.05],
      [0.75, lamp, 0.04],
      [0.93, lamp, 0.2],
      [1, lamp, 0.45],
    ]),
  });
  rimLight(scene, { ...place, y: brim }, rim, 1.8);
  const { x, y, scale } = scene.camera.at(place.x, height * 0.74, place.z);
  sheet.path(`M${x - r * 0.72 * scale} ${y + 1.6 * scale}q${-0.5 * scale} ${-2.4 * scale} ${0.2 * scale} ${-4.2 * scale}`, {
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 0.3 * scale,
    'stroke-linecap': 'round',
    opacity: 0.5,
  });
}

/** A low tumbler with a drink and one round piece of ice in it, like a moon. */
export function tumbler(scene: Scene, place: Place, radius: number, height: number, drink: string, ice = true): void {
  const { sheet } = scene;
  shadow(scene, place, radius * 1.1, 0.6);
  const level = height * 0.62;
  lathe(
    scene,
    place,
    [
      [radius * 0.86, 0.3],
      [radius * 0.95, level],
    ],
    {
      fill: sheet.linear([
        [0, mix(drink, moon, 0.5)],
        [0.25, darker(drink, 0.35)],
        [0.7, drink],
        [1, mix(drink, '#fff2d8', 0.5)],
      ]),
    },
  );
  disc(scene, { ...place, y: level }, radius * 0.95, { fill: mix(drink, '#ffe6bd', 0.3), opacity: 0.95 });
  if (ice) {
    const spot = scene.camera.at(place.x, level + 0.1, place.z);
    const r = radius * 0.66 * spot.scale;
    sheet.ellipse(spot.x, spot.y - r * 0.12, r, r, {
      fill: sheet.radial(
        [
          [0, '#ffffff', 0.95],
          [0.55, '#dfeaf8', 0.75],
          [0.9, '#a9bfdf', 0.6],
          [1, '#e6effb', 0.75],
        ],
        [0.36, 0.3, 0.75],
      ),
    });
  }
  lathe(
    scene,
    place,
    [
      [radius * 0.9, 0],
      [radius, height],
    ],
    {
      fill: sheet.linear([
        [0, moon, 0.55],
        [0.07, moon, 0.16],
        [0.35, moon, 0.04],
        [0.8, lamp, 0.05],
        [0.95, lamp, 0.26],
        [1, lamp, 0.5],
      ]),
    },
  );
  rimLight(scene, { ...place, y: height }, radius, 2);
  rimLight(scene, { ...place, y: 0.2 }, radius * 0.9, 1.6, 0.5);
}
