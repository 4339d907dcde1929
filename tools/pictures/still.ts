import { sea, seoul } from './kit/backdrop';
import { Camera } from './kit/camera';
import { bokeh, globeLamp, nightWall, tableTop, vignette } from './kit/night';
import { randomFrom } from './kit/random';
import type { Scene } from './kit/scene';
import { Sheet } from './kit/sheet';
import { basalt, stoneWall } from './kit/stone';
import { paperWindows, windowBars } from './kit/windows';

/** What stands out of focus behind a still life. */
type Behind = 'lights' | 'seoul' | 'busan' | 'jeju' | 'paper' | 'stone';

export interface StillOptions {
  readonly behind?: Behind;
  /** Colour of the table. */
  readonly tone?: string;
  /** How near the camera is; 1 shows some 60 cm of the table. */
  readonly near?: number;
  /** Where the subject's middle stands on the sheet, as shares. */
  readonly middle?: readonly [number, number];
  readonly lampAt?: number;
}

/** A still life of one subject on a table at night. `name` seeds it. */
export function still(
  name: string,
  [width, height]: readonly [number, number],
  draw: (scene: Scene) => void,
  { behind = 'lights', tone = '#171a26', near = 1, middle = [0.48, 0.64], lampAt = 0.86 }: StillOptions = {},
): string {
  const sheet = new Sheet(width, height, randomFrom(name));
  const horizon = height * 0.37;
  nightWall(sheet, { lampAt: [lampAt, 0.2] });
  backdrop(sheet, behind, horizon);
  sheet.group({ filter: sheet.blur(5) }, () => globeLamp(sheet, width * lampAt, height * 0.2, height * 0.058, horizon + 8));
  tableTop(sheet, horizon, tone);
  const zoom = Math.min(width * 1.75, height * 2.35) * near;
  draw({ sheet, camera: new Camera([width * middle[0], height * middle[1]], zoom) });
  vignette(sheet);
  return sheet.toSvg();
}

function backdrop(sheet: Sheet, behind: Behind, horizon: number): void {
  const { width } = sheet;
  const frame = [0, 0, width, horizon + 10] as const;
  if (behind === 'lights') return bokeh(sheet, 28, [0, 0, width, horizon], 1.3);
  sheet.group({ filter: sheet.blur(7), opacity: 0.92 }, () => {
    if (behind === 'seoul') seoul(sheet, frame);
    else if (behind === 'busan') sea(sheet, frame);
    else if (behind === 'jeju') basalt(sheet, frame, [0.3, 0.24], false);
    else if (behind === 'paper') paperWindows(sheet, frame, 4);
    else stoneWall(sheet, [-20, -20, width + 40, horizon + 40], 3);
    if (behind === 'seoul' || behind === 'busan') windowBars(sheet, frame, 3);
  });
  bokeh(sheet, 10, [width * 0.5, 0, width, horizon], 1.1);
}
