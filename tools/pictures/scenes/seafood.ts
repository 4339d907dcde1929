import { darker, lighter, mix, moon } from '../kit/colour';
import type { Scene } from '../kit/scene';
import { leaf, type Point, whole } from '../kit/shape';
import { ball, herbs, slab } from '../things/food';
import { plate } from '../things/vessels';

const red = '#c4361e';

/** What the moon lights from above: a shell's back. */
const backPaint = ({ sheet }: Scene, colour: string) =>
  sheet.linear(
    [
      [0, lighter(mix(colour, moon, 0.3), 0.1)],
      [0.35, mix(colour, '#ff7a45', 0.25)],
      [1, darker(colour, 0.5)],
    ],
    [0.2, 0, 0.5, 1],
  );

/** A lobster seen from above, its head at (x, y), its tail to the right. */
function lobster(scene: Scene, x: number, y: number): void {
  const { sheet } = scene;
  const fill = backPaint(scene, red);
  const edge = { stroke: darker(red, 0.55), 'stroke-width': 1.5 };
  sheet.group({ transform: `translate(${whole(x)} ${whole(y)}) rotate(-8)` }, () => {
    sheet.path('M-6 -10C-70 -60 -120 -40 -190 -70M-6 0C-80 -10 -130 30 -200 24', {
      fill: 'none',
      stroke: red,
      'stroke-width': 4,
    });
    for (const flip of [1, -1]) {
      sheet.group({ transform: flip > 0 ? 'translate(-8 -30) rotate(14)' : 'translate(-8 40) rotate(-10) scale(1 -1)' }, () => {
        sheet.path('M34 4C10 -6 -18 -6 -40 2', {
          fill: 'none',
          stroke: darker(red, 0.2),
          'stroke-width': 17,
          'stroke-linecap': 'round',
        });
        sheet.path('M-36 4C-50 -36 -98 -50 -142 -26C-118 -26 -100 -16 -92 -6C-108 -10 -128 -6 -140 6C-104 24 -60 28 -36 4Z', {
          fill,
          ...edge,
        });
      });
    }
    for (let i = 5; i >= 0; i--) {
      const bend = (i * i) / 1.6;
      sheet.ellipse(112 + i * 24, bend + 4, 24, 40 - i * 3.4, {
        fill,
        ...edge,
        transform: `rotate(${whole(i * 7)} ${112 + i * 24} ${whole(bend)})`,
      });
    }
    for (const turn of [4, 30, 56, 82]) sheet.path(leaf([240, 22], 66, 17, turn, 0.05), { fill, ...edge });
    sheet.path('M-12 4C0 -40 50 -48 112 -38C124 -14 124 24 112 44C50 56 0 48 -12 4Z', { fill, ...edge });
    sheet.path('M4 0C40 -10 80 -10 112 -4', {
      fill: 'none',
      stroke: lighter(red, 0.35),
      'stroke-width': 4,
      opacity: 0.7,
      'stroke-linecap': 'round',
    });
    for (const eye of [-14, 16]) sheet.ellipse(-4, eye, 5, 5, { fill: '#1a0a08' });
  });
}

/** An open oyster with its pearl-grey flesh. */
function oyster(scene: Scene, x: number, z: number, turn: number): void {
  slab(scene, { x, y: 3, z }, [10, 7.4], 1.6, turn, ['#3a4150', '#8791a6'], 0.12, 'round');
  slab(scene, { x, y: 4.2, z }, [8, 5.6], 0.7, turn, ['#aeb6c4', '#dfe4ec'], 0.08, 'round');
  slab(scene, { x: x + 0.3, y: 4.8, z: z - 0.2 }, [5.4, 3.8], 0.8, turn + 12, ['#9c9484', '#d6cdb9'], 0.14, 'round');
}

/** A cooked prawn curled on its side. */
function prawn({ sheet, camera }: Scene, x: number, z: number, flip: number): void {
  const spot = camera.at(x, 4, z);
  const arc = Array.from({ length: 7 }, (_, i): Point => {
    const angle = (-200 + i * 34) * (Math.PI / 180);
    return [Math.cos(angle) * 40 * flip, Math.sin(angle) * 31];
  });
  const fill = sheet.radial(
    [
      [0, '#ffe2cb'],
      [0.5, '#f3935f'],
      [1, '#b9481f'],
    ],
    [0.38, 0.3, 0.75],
  );
  sheet.group({ transform: `translate(${whole(spot.x)} ${whole(spot.y)})` }, () => {
    const [tailX, tailY] = arc[6] ?? [0, 0];
    for (const turn of [30, 75]) sheet.path(leaf([tailX, tailY], 30, 9, flip > 0 ? turn : 180 - turn), { fill: '#d4532a' });
    for (const [i, [px, py]] of arc.entries()) sheet.ellipse(px, py, 23 - i * 1.9, 21 - i * 1.8, { fill });
  });
}

export function seafoodPlatter(scene: Scene): void {
  const { sheet, camera } = scene;
  plate(scene, { x: 0, z: 0 }, 27, '#8d97a8', 0.84);
  const ice = Array.from(
    { length: 24 },
    () => [sheet.random.between(0, 6.28), 20 * Math.sqrt(sheet.random.between(0, 1))] as const,
  );
  for (const [i, [angle, off]] of [...ice].sort((a, b) => Math.sin(b[0]) * b[1] - Math.sin(a[0]) * a[1]).entries())
    slab(
      scene,
      { x: Math.cos(angle) * off, y: 1, z: Math.sin(angle) * off },
      [5.4, 4.6],
      2.2,
      i * 37,
      ['#8fa5c6', '#dbe7f5'],
      0.2,
    );
  herbs(scene, { x: 0, y: 4, z: 9 }, 14, 8, '#3f6f44', 7);
  const head = camera.at(-9, 5, 7);
  lobster(scene, head.x, head.y);
  oyster(scene, -16, -4, 20);
  oyster(scene, -6.4, -10.4, -12);
  oyster(scene, 16.6, -6, -24);
  prawn(scene, 5, -3.6, 1);
  prawn(scene, 10, -11.6, -1);
  prawn(scene, 20, 2, -1);
  for (const [x, z] of [
    [-9, -2.4],
    [3.6, -13.4],
  ] as const)
    slab(scene, { x, y: 3.4, z }, [5.6, 4.8], 1.4, 30, ['#c9a93c', '#f6e184'], 0.03, 'round');
  for (let i = 0; i < 5; i++) ball(scene, { x: -20 + i * 1.5, y: 3.4, z: 4 - (i % 2) * 1.3 }, 0.8, '#e8682c');
}
