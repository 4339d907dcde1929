import type { Frame } from '../kit/backdrop';
import { Camera } from '../kit/camera';
import { brass, darker, ink, lamp, lighter, mix, moon, night, paper } from '../kit/colour';
import { glow, nightWall, tableTop, vignette } from '../kit/night';
import { randomFrom } from '../kit/random';
import { disc, lathe, rimLight, type Scene, topPaint } from '../kit/scene';
import { type Point, polygon, smooth } from '../kit/shape';
import { Sheet } from '../kit/sheet';

/** What a room shows: the wall or view behind, the lamps above, and what stands on its table. */
export interface Room {
  readonly wall: (sheet: Sheet, frame: Frame) => void;
  readonly lamps?: readonly (readonly [x: number, y: number, radius: number])[];
  readonly lampTone?: string;
  readonly table: string;
  /** 'round' is a round table top, 'long' one that runs away from us, 'edge' a counter or table across the sheet. */
  readonly form: 'round' | 'long' | 'edge';
  readonly chairs?: boolean;
  readonly set: (scene: Scene) => void;
}

/** A room at night, seen from its table. */
export function room(name: string, [width, height]: readonly [number, number], look: Room): string {
  const sheet = new Sheet(width, height, randomFrom(name));
  const horizon = height * 0.56;
  nightWall(sheet, { warm: 0.2, cool: 0.3 });
  look.wall(sheet, [0, 0, width, horizon]);
  floor(sheet, horizon);
  if (look.chairs)
    for (const x of [0.12, 0.34, 0.66, 0.88]) chair(sheet, width * x, horizon + height * 0.05, height * 0.3, x < 0.5);
  const scene = { sheet, camera: new Camera([width * 0.5, height * 0.78], Math.min(width * 1.55, height * 2.1), 46, 92, 24) };
  tableShape(scene, look, horizon);
  look.set(scene);
  for (const [x, y, radius] of look.lamps ?? [])
    pendant(sheet, width * x, height * y, height * radius, look.lampTone ?? '#ffd9a0');
  vignette(sheet);
  return sheet.toSvg();
}

function floor(sheet: Sheet, horizon: number): void {
  sheet.add('rect', { y: horizon - 30, width: sheet.width, height: 60, fill: '#05070e', opacity: 0.6, filter: sheet.blur(16) });
  sheet.add('rect', {
    y: horizon,
    width: sheet.width,
    height: sheet.height - horizon,
    fill: sheet.linear(
      [
        [0, mix(ink, night, 0.7), 0.2],
        [0.2, mix(ink, night, 0.5)],
        [1, '#06080f'],
      ],
      [0, 0, 0, 1],
    ),
  });
}

function tableShape(scene: Scene, { form, table }: Room, horizon: number): void {
  const { sheet, camera } = scene;
  if (form === 'edge') {
    sheet.group({ transform: `translate(0 ${Math.round(horizon * 0.08)})` }, () => tableTop(sheet, horizon, table));
    return;
  }
  if (form === 'round') {
    disc(scene, { x: 1, z: 6, y: -3 }, 47, { fill: '#02040a', opacity: 0.7 });
    lathe(
      scene,
      { x: 0, z: 8, y: -2 },
      [
        [43, 0],
        [44, 2],
      ],
      { fill: darker(table, 0.4) },
    );
    disc(scene, { x: 0, z: 8 }, 44, { fill: topPaint(sheet, table, 0.7) });
    rimLight(scene, { x: 0, z: 8 }, 44, 2.5);
    return;
  }
  const p = (x: number, z: number, y = 0): Point => camera.point(x, y, z);
  sheet.path(polygon([p(-40, -34, -2), p(40, -34, -2), p(30, 58, -2), p(-30, 58, -2)]), { fill: '#02040a', opacity: 0.8 });
  sheet.path(polygon([p(-40, -34), p(40, -34), p(30, 58), p(-30, 58)]), { fill: topPaint(sheet, table, 0.7) });
  sheet.path(polygon([p(-6, -34, 0.1), p(6, -34, 0.1), p(5, 58, 0.1), p(-5, 58, 0.1)]), {
    fill: topPaint(sheet, mix(table, paper, 0.28)),
    opacity: 0.8,
  });
}

/** A lamp hanging from above, with the light it sheds. */
export function pendant(sheet: Sheet, x: number, y: number, radius: number, tone: string): void {
  glow(sheet, x, y, radius * 5.5, lamp, 0.42);
  sheet.add('rect', { x: x - 1.5, y: 0, width: 3, height: y - radius * 0.9, fill: brass, opacity: 0.7 });
  sheet.ellipse(x, y - radius * 0.95, radius * 0.22, radius * 0.14, { fill: brass });
  sheet.ellipse(x, y, radius, radius * 0.96, {
    fill: sheet.radial(
      [
        [0, lighter(tone, 0.75)],
        [0.6, tone],
        [1, darker(mix(tone, '#d0762c', 0.5), 0.15)],
      ],
      [0.46, 0.5, 0.62],
    ),
  });
}

/** A chair's back, soft with distance. */
function chair(sheet: Sheet, x: number, y: number, size: number, left: boolean): void {
  const w = size * 0.44;
  const fill = sheet.linear([
    [0, left ? mix('#27304a', moon, 0.25) : '#27304a'],
    [0.5, '#181d2e'],
    [1, left ? '#1b2032' : mix('#2a2428', lamp, 0.28)],
  ]);
  sheet.path(
    smooth([
      [x - w / 2, y + size],
      [x - w * 0.52, y + size * 0.3],
      [x - w * 0.36, y],
      [x + w * 0.36, y],
      [x + w * 0.52, y + size * 0.3],
      [x + w / 2, y + size],
    ]),
    { fill, filter: sheet.blur(2) },
  );
}
