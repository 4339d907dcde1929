import { brass, darker, lacquer, lighter, mix, moon, paper } from '../kit/colour';
import { bodyPaint, box, disc, lathe, type Place, rimLight, type Scene, shadow, topPaint } from '../kit/scene';
import { type Point, smooth } from '../kit/shape';
import { ball, grains, herbs, mound, sauce, slab, steam } from '../things/food';
import { spoon } from '../things/tableware';
import { bowl, plate } from '../things/vessels';

/** A cake, a tart or a tin: straight wall and flat top. */
function drum(scene: Scene, place: Place, radius: number, height: number, colour: string, top = colour): void {
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

export function cake(scene: Scene): void {
  const { sheet, camera } = scene;
  shadow(scene, { x: 0, z: 0 }, 18);
  lathe(
    scene,
    { x: 0, z: 0 },
    [
      [8, 0],
      [3, 1.4],
      [2.2, 6],
      [5, 8],
    ],
    { fill: bodyPaint(sheet, brass, 1) },
  );
  disc(scene, { x: 0, z: 0, y: 8 }, 20, { fill: topPaint(sheet, brass, 0.8) });
  rimLight(scene, { x: 0, z: 0, y: 8 }, 20, 3);
  drum(scene, { x: 0, z: 0, y: 8.2 }, 15, 9, '#dfe5ee', '#eef2f7');
  for (const [dx, dz, r] of [
    [-5, 4, 3.4],
    [4, -4.6, 2.6],
    [6, 5, 2],
    [-4, -6, 1.8],
    [1, 1.6, 1.4],
  ] as const)
    disc(scene, { x: dx, z: dz, y: 17.25 }, r, { fill: '#aab9d0', opacity: 0.5 });
  for (let i = 0; i < 13; i++) {
    const angle = -0.4 + i * 0.28;
    ball(
      scene,
      { x: Math.cos(angle) * 12.4, y: 17, z: -Math.sin(angle) * 12.4 * (i < 9 ? 1 : 1) },
      i % 3 ? 1.2 : 1.6,
      ['#8b1f2d', '#2d2448', '#c4382a'][i % 3] ?? '#8b1f2d',
    );
  }
  herbs(scene, { x: 9, y: 17.4, z: -8 }, 2, 5, '#5f8f4c', 3);
  const drip = Array.from({ length: 15 }, (_, i): Point => {
    const angle = Math.PI + (i / 14) * Math.PI;
    return camera.point(Math.cos(angle) * 15, 16.6 - (i % 2 ? 1.2 + (i % 4) * 0.9 : 0), Math.sin(angle) * 15);
  });
  sheet.path(smooth(drip), { fill: 'none', stroke: '#f7f9fc', 'stroke-width': 9, 'stroke-linejoin': 'round', opacity: 0.85 });
  plate(scene, { x: 29, z: 12 }, 8.6, '#39435a');
  slab(scene, { x: 29, y: 1, z: 12 }, [9, 5], 6, 30, ['#c9a06a', '#eef2f7'], 0.02);
  spoon(scene, { x: -28, z: -6 }, brass, 15);
}

export function teaSet(scene: Scene): void {
  const { sheet } = scene;
  const stand = { x: -8, z: 6 };
  shadow(scene, stand, 15);
  const tiers: readonly [number, number][] = [
    [1, 15],
    [13, 12],
    [24, 8.6],
  ];
  for (const [y, radius] of tiers) {
    lathe(
      scene,
      { ...stand, y },
      [
        [radius * 0.6, 0],
        [radius, 1.2],
      ],
      { fill: bodyPaint(sheet, '#d9dbe2', 0.9) },
    );
    disc(scene, { ...stand, y: y + 1.2 }, radius, { fill: topPaint(sheet, '#dfe2e9') });
    rimLight(scene, { ...stand, y: y + 1.2 }, radius, 2.2);
    const count = Math.round(radius * 0.62);
    const order = Array.from({ length: count }, (_, i) => (i / count) * 6.28 + y).sort((a, b) => Math.sin(b) - Math.sin(a));
    for (const [i, angle] of order.entries()) {
      const at = { x: stand.x + Math.cos(angle) * radius * 0.66, y: y + 1.2, z: stand.z + Math.sin(angle) * radius * 0.66 };
      if (y === 1) slab(scene, at, [5, 3.4], 3, i * 30, ['#b98a52', '#efe1bd'], 0.03);
      else if (y === 13) mound(scene, at, 2.5, 2.6, i % 2 ? '#c98f52' : '#a86a38', 0.08);
      else {
        drum(scene, at, 1.9, 1.8, '#c9a06a', ['#e9c6cf', '#cfe0b6', '#f0d69a'][i % 3]);
        ball(scene, { ...at, y: at.y + 1.6 }, 0.9, i % 2 ? '#8b1f2d' : '#3c2450');
      }
    }
    const pole = [scene.camera.point(stand.x, y + 1.2, stand.z), scene.camera.point(stand.x, y + 11.6, stand.z)] as const;
    sheet.add('line', {
      x1: pole[0][0],
      y1: pole[0][1],
      x2: pole[1][0],
      y2: pole[1][1],
      stroke: bodyPaint(sheet, brass, 1),
      'stroke-width': 9,
    });
    sheet.add('line', {
      x1: pole[0][0],
      y1: pole[0][1],
      x2: pole[1][0] + 0.1,
      y2: pole[1][1],
      stroke: lighter(brass, 0.2),
      'stroke-width': 6,
    });
  }
  const ring = scene.camera.at(stand.x, 37, stand.z);
  sheet.ellipse(ring.x, ring.y, 26, 26, { fill: 'none', stroke: brass, 'stroke-width': 6 });
  teapot(scene, { x: 23, z: 16 });
  const cup = bowl(scene, { x: 24, z: -7 }, 6, 5, '#dfe2e9', '#8a4a1c');
  steam(scene, cup, 11, 2);
}

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

export function bingsu(scene: Scene): void {
  shadow(scene, { x: 0, z: 0 }, 20);
  slab(scene, { x: 0, z: 0 }, [48, 34], 1, 0, ['#2a1b12', '#4a3122'], 0.01, 'round');
  const level = bowl(scene, { x: 0, z: 0, y: 1 }, 13, 9, brass, '#dfe7f2');
  mound(scene, { ...level, y: level.y - 0.6 }, 11, 6.4, '#eef3fa', 0.05);
  mound(scene, { x: level.x, y: level.y + 2, z: level.z + 2 }, 8, 6, '#f7fafd', 0.08);
  const fruit = ['#f0a62c', '#f5b844', '#e8932a'];
  for (let ring = 0; ring < 4; ring++)
    for (let i = 0; i < 9 - ring * 2; i++) {
      const angle = Math.PI * (1.06 + (i + 0.5 * (ring % 2)) * (0.88 / (9 - ring * 2)));
      const r = 8.6 - ring * 2;
      const at = { x: level.x + Math.cos(angle) * r, y: level.y + 1.6 + ring * 2, z: level.z + Math.sin(angle) * r * 0.8 };
      slab(
        scene,
        at,
        [2.7, 2.7],
        2.2,
        i * 47 + ring * 20,
        [darker(fruit[i % 3] ?? brass, 0.2), fruit[(i + ring) % 3] ?? brass],
        0.08,
      );
    }
  mound(scene, { x: level.x, y: level.y + 9, z: level.z }, 3, 3, '#f7efdc', 0.04);
  herbs(scene, { x: level.x + 0.6, y: level.y + 12, z: level.z }, 0.8, 4, '#5f9a4c', 2.8);
  grains(scene, { x: level.x, y: level.y + 8, z: level.z }, 7, 16, '#ffffff', 0.2);
  const beans = bowl(scene, { x: 28, z: 10 }, 5.4, 3, '#34384a', '#3a1612');
  for (let i = 0; i < 9; i++)
    ball(scene, { x: beans.x - 2.6 + (i % 3) * 2.3, y: beans.y - 0.5, z: beans.z + 2 - Math.floor(i / 3) * 2 }, 1.1, '#5a1f1a');
  const milk = bowl(scene, { x: -29, z: 12 }, 5, 4.4, '#34384a', '#f4efe2');
  rimLight(scene, milk, 3, 1, 0.3);
  spoon(scene, { x: 24, z: -13 }, brass, 17);
}

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
