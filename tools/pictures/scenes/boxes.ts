import { brass, darker, lacquer, lighter, mix, moon } from '../kit/colour';
import { box, disc, type Scene, shadow } from '../kit/scene';
import { type Point, smooth } from '../kit/shape';
import { drum } from '../things/drum';
import { ball, herbs } from '../things/food';

export function chocolateBox(scene: Scene): void {
  const { camera, sheet } = scene;
  shadow(scene, { x: 0, z: 0 }, 27);
  box(scene, { x: 6, z: 24, y: 0 }, [50, 2.4, 18], '#141c31', '#1d2844');
  disc(scene, { x: 6, z: 24, y: 2.5 }, 4.4, { fill: 'none', stroke: brass, 'stroke-width': 4 });
  box(scene, { x: 0, z: 0 }, [52, 5, 26], '#141c31', '#1a2440');
  box(scene, { x: 0, z: 0, y: 4.9 }, [49, 0.2, 23.4], '#06080f', '#0a0e1a');
  const phases = [-0.9, -0.5, 0, 0.5, 0.9];
  for (let row = 1; row >= 0; row--)
    for (const [i, phase] of phases.entries()) {
      const at = { x: -19.2 + i * 9.6, y: 4.2, z: row * 10.6 - 5.2 };
      drum(scene, at, 4, 2.2, row ? '#3a2016' : '#efe3cb', row ? '#4a2a1c' : '#f3ead6');
      const { x, y, scale, flat } = camera.at(at.x, at.y + 2.2, at.z);
      const [rx, ry] = [2.6 * scale, 2.6 * scale * flat];
      const bulge = (Math.abs(phase) * rx).toFixed(1);
      const sweep = phase > 0 ? 1 : 0;
      const light = row ? '#e0bf82' : '#3a2a4a';
      if (phase === 0) sheet.ellipse(x, y, rx, ry, { fill: light });
      else
        sheet.path(
          `M${x.toFixed(1)} ${(y - ry).toFixed(1)}A${rx.toFixed(1)} ${ry.toFixed(1)} 0 0 ${sweep} ${x.toFixed(1)} ${(y + ry).toFixed(1)}A${bulge} ${ry.toFixed(1)} 0 0 ${Math.abs(phase) > 0.6 ? 1 - sweep : sweep} ${x.toFixed(1)} ${(y - ry).toFixed(1)}Z`,
          { fill: light },
        );
    }
  const ribbon = [
    camera.point(-32, 0.2, -16),
    camera.point(-20, 0.4, -20),
    camera.point(-6, 0.2, -17),
    camera.point(8, 0.5, -21),
    camera.point(20, 0.2, -18),
  ];
  sheet.path(smooth(ribbon), { fill: 'none', stroke: darker(brass, 0.3), 'stroke-width': 24 });
  sheet.path(smooth(ribbon), {
    fill: 'none',
    stroke: sheet.linear([
      [0, mix(brass, moon, 0.4)],
      [0.5, brass],
      [1, lighter(brass, 0.35)],
    ]),
    'stroke-width': 19,
  });
}

export function giftBox(scene: Scene): void {
  const { sheet, camera } = scene;
  const cloth = '#2c3f6b';
  box(scene, { x: 25, z: 26 }, [24, 11, 18], lacquer, '#232029');
  shadow(scene, { x: -4, z: 2 }, 24);
  box(scene, { x: -4, z: 2 }, [36, 15, 26], cloth, '#3a5184');
  const p = (x: number, y: number, z: number) => camera.point(-4 + x, y, 2 + z);
  const fold = (points: Point[], fill: string) =>
    sheet.path(`${smooth(points)}Z`, { fill, stroke: mix(fill, moon, 0.3), 'stroke-width': 1.5, 'stroke-opacity': 0.6 });
  fold([p(-18, 15.1, -13), p(-6, 16.6, -6), p(-1.6, 18.4, -1), p(-8, 17, 4), p(-18, 15.1, 13)], '#4a639c');
  fold([p(18, 15.1, -13), p(7, 16.6, -7), p(1.6, 18.4, -1), p(8, 17, 5), p(18, 15.1, 13)], '#34497a');
  fold(
    [
      p(-18, 15, -13),
      p(-6, 10, -13.4),
      p(0, 7.6, -13.6),
      p(6, 10, -13.4),
      p(18, 15, -13),
      p(6, 17, -6),
      p(0, 18.4, -1.4),
      p(-6, 17, -6),
    ],
    '#3f5791',
  );
  for (const [points, tone] of [
    [[p(0, 18, -1), p(-7, 23, -2), p(-14, 24, -1), p(-15, 20, -2), p(-8, 18.4, -3)], '#5874b4'],
    [[p(0, 18, -1), p(7, 23.4, -2), p(14.6, 23, -1), p(14, 19, -2), p(8, 18, -3)], '#43598f'],
    [[p(0, 18, -2), p(-4, 15, -6), p(-9, 13, -13.6), p(-4.6, 11.6, -13.8), p(0.4, 15.6, -5)], '#6a86c4'],
    [[p(0.4, 18, -2), p(4.6, 15, -6), p(8, 12, -13.6), p(3.6, 11, -13.8), p(-0.4, 15.6, -5)], '#4f68a4'],
  ] as const)
    fold([...points], tone);
  ball(scene, { x: -4, y: 17, z: 0.6 }, 2.5, '#5874b4');
  const tag = [p(11, 12.4, -13.7), p(15.6, 12.4, -13.7), p(15.6, 5.4, -13.7), p(11, 5.4, -13.7)];
  sheet.path(`M${tag.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}Z`, { fill: '#e9dfc8' });
  const dot = p(13.3, 9.4, -13.8);
  sheet.ellipse(dot[0], dot[1], 12, 12, { fill: brass });
  herbs(scene, { x: -30, z: -9 }, 3, 8, '#4f7f4a', 5);
  for (const [x, z] of [
    [-31, -7],
    [-27, -11],
    [-33, -12],
  ] as const)
    ball(scene, { x, z }, 1.1, '#a8302a');
}
