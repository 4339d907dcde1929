import { paper } from '../kit/colour';
import { bodyPaint, disc, lathe, type Scene, shadow, topPaint } from '../kit/scene';
import { grains, mound, sauce, slab } from '../things/food';
import { plate } from '../things/vessels';

export function breadBasket(scene: Scene): void {
  const { sheet, camera } = scene;
  const place = { x: 0, z: 2 };
  shadow(scene, place, 24);
  lathe(
    scene,
    place,
    [
      [17, 0],
      [21, 5],
      [23, 9],
    ],
    { fill: bodyPaint(sheet, '#7a5228', 0.3) },
  );
  for (const up of [2, 4.2, 6.4]) {
    const spot = camera.at(place.x, up, place.z);
    const rx = (17.6 + up * 0.6) * spot.scale;
    sheet.path(
      `M${(spot.x - rx).toFixed(0)} ${spot.y.toFixed(0)}A${rx.toFixed(0)} ${(rx * spot.flat).toFixed(0)} 0 0 0 ${(spot.x + rx).toFixed(0)} ${spot.y.toFixed(0)}`,
      { fill: 'none', stroke: '#3a2410', 'stroke-width': 4, 'stroke-dasharray': '22 7', opacity: 0.8 },
    );
  }
  disc(scene, { ...place, y: 9 }, 23, { fill: topPaint(sheet, '#a87a42') });
  disc(scene, { ...place, y: 8.4 }, 21, { fill: '#1d1209' });
  sauce(scene, { ...place, y: 8.6 }, [20, 18], paper, 0.9);
  for (let i = 0; i < 3; i++)
    slab(scene, { x: -13 + i * 7, y: 7, z: 12 - i * 2.4 }, [25, 6.4], 4.6, -36 + i * 6, ['#8a5526', '#c98a48'], 0.05);
  for (const [x, z, r, c] of [
    [-10, -2, 7, '#c98642'],
    [4, -1, 7.6, '#b87434'],
    [14.5, 3, 6.4, '#d99c56'],
    [-2, -11.5, 6.6, '#d09048'],
    [10.4, -9.6, 6, '#a8652c'],
  ] as const) {
    mound(scene, { x, y: 7.4, z }, r, r * 0.78, c, 0.05);
    const spot = camera.at(x, 7.4 + r * 0.72, z);
    for (const turn of [-1, 0, 1])
      sheet.path(`M${(spot.x + turn * 34 - 20).toFixed(0)} ${(spot.y + 14).toFixed(0)}q26 -26 46 -16`, {
        fill: 'none',
        stroke: '#f3dcae',
        'stroke-width': 6,
        'stroke-linecap': 'round',
        opacity: 0.65,
      });
  }
  grains(scene, { x: 0, y: 13, z: -2 }, 15, 40, '#fbf1da', 0.16);
  const butter = plate;
  butter(scene, { x: 31, z: -4 }, 7.4, '#39435a');
  slab(scene, { x: 31, y: 1, z: -4 }, [6, 4], 2.4, 18, ['#d8b84e', '#f6e08c'], 0.02);
  for (let i = 0; i < 6; i++)
    slab(scene, { x: -33 + i * 0.5, z: -8 + i * 2.4 }, [0.7, 12], 0.5, 10 + i * 7, ['#8a6a2c', '#d9b768'], 0.05);
}
