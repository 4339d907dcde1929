import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from '../tools/lib/run';
import type { CataloguePicture } from './catalogue/picture';
import { getSceneName, renderFolder, studioScript } from './files';

export interface RenderSettings {
  readonly width: number;
  /** Samples per pixel. They are split between two renders, whose results are combined. */
  readonly samples: number;
  /** Fraction of the final width that is ray-traced; the picture is then scaled up. */
  readonly scale: number;
  /** Part of the frame to render, as `x0,y0,x1,y1` (0 to 1). */
  readonly crop?: string | undefined;
  /**
   * A machine renders one picture of each queue at a time, because each render uses all cores. Drafts do not wait for
   * final renders.
   */
  readonly queue: 'draft' | 'final';
}

/**
 * Returns the settings of published pictures. With fewer samples dark gloss looks blurred; more make no visible
 * difference. Ray-tracing the full width improves only the edges of herbs and takes twice as long.
 */
export const getFinalSettings = (picture: CataloguePicture): RenderSettings => ({
  width: picture.frame[0],
  samples: 16,
  scale: 0.75,
  queue: 'final',
});

export const draftSettings: RenderSettings = { width: 600, samples: 16, scale: 1, queue: 'draft' };

/**
 * Renders a picture as PNG with low priority when its queue is free. Prints only Blender's error output.
 * @throws Error if Blender fails
 */
export async function render(
  name: string,
  picture: CataloguePicture,
  settings: RenderSettings,
  outFile: string,
): Promise<void> {
  mkdirSync(dirname(outFile), { recursive: true });
  const { frame, view } = picture;
  const height = Math.round((settings.width * frame[1]) / frame[0]);
  const options: readonly (readonly [string, string | number | undefined])[] = [
    ['scene', getSceneName(name, picture.scene)],
    ['view', view],
    ['out', outFile],
    ['width', settings.width],
    ['height', height],
    ['samples', settings.samples],
    ['scale', settings.scale],
    ['crop', settings.crop],
  ];
  const scriptArguments = options.flatMap(([option, value]) =>
    value === undefined ? [] : [`--${option}`, String(value)],
  );
  const blender = [
    'blender',
    '--background',
    '--python-exit-code',
    '1',
    '--python',
    studioScript,
    '--',
    ...scriptArguments,
  ];
  const code = await run('flock', [`${renderFolder}${settings.queue}.lock`, 'nice', '-n', '10', ...blender], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error(`${name} could not be rendered`);
}
