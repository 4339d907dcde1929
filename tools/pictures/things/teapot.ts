import { brass, mix, moon } from '../kit/colour';
import { bodyPaint, lathe, type Place, type Scene, shadow } from '../kit/scene';
import { smooth } from '../kit/shape';

export function teapot(scene: Scene, place: Place, tone = '#dfe2e9'): void {
  const { sheet, camera } = scene;
  shadow(scene, place, 8);
  const handle = [
    camera.point(place.x + 6.6, 8.6, place.z),
    camera.point(place.x + 12.4, 9.4, place.z),
    camera.point(place.x + 12, 3.6, place.z),
    camera.point(place.x + 6.8, 2.8, place.z),
  ];
  sheet.path(smooth(handle), { fill: 'none', stroke: mix(tone, '#8a6a3a', 0.35), 'stroke-width': 13 });
  const spout = [
    camera.point(place.x - 6, 4, place.z),
    camera.point(place.x - 10.4, 6, place.z),
    camera.point(place.x - 12.4, 10.6, place.z),
  ];
  sheet.path(smooth(spout), { fill: 'none', stroke: mix(tone, moon, 0.3), 'stroke-width': 22, 'stroke-linecap': 'round' });
  lathe(
    scene,
    place,
    [
      [4.6, 0],
      [7.4, 3],
      [7.6, 6],
      [5, 9.6],
      [3.4, 10.4],
    ],
    { fill: bodyPaint(sheet, tone, 0.8) },
  );
  lathe(
    scene,
    place,
    [
      [3.6, 10.2],
      [2.6, 11.4],
      [0.7, 12],
      [1, 13.2],
      [0.3, 13.8],
    ],
    { fill: bodyPaint(sheet, brass, 0.9) },
  );
}
