import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from '../tools/lib/run';
import type { CataloguePicture } from './catalogue/picture';
import { getSceneName, renderFolder, studioScript } from './files';

/** How much work a render is. */
export interface RenderSize {
  /** Pixels. */
  readonly width: number;
  /** Rays a pixel, both halves together. */
  readonly samples: number;
  /** Part of the width that is ray-traced; the picture is then scaled up. */
  readonly scale: number;
  /** Part of the frame as `x0,y0,x1,y1` (0 to 1), to look at a detail. */
  readonly crop?: string | undefined;
  /**
   * One render of each queue at a time on a machine, because each takes all cores: a look need not wait for those that
   * ship.
   */
  readonly queue: 'look' | 'final';
}

/**
 * Quality of shipped pictures. Fewer samples blur dark gloss, more make no visible difference; a full trace only
 * differs at the edges of herbs and takes twice as long.
 */
export const finalSize = (picture: CataloguePicture): RenderSize => ({
  width: picture.frame[0],
  samples: 16,
  scale: 0.75,
  queue: 'final',
});

/** Quality of drafts, to judge a composition. */
export const lookSize: RenderSize = { width: 600, samples: 16, scale: 1, queue: 'look' };

/**
 * Renders a picture as PNG when its queue lets it; whatever else runs on the machine goes first.
 * Blender tells of every object it reads: only its errors are shown.
 * @throws when Blender fails; its own words are on the console
 */
export async function render(name: string, picture: CataloguePicture, size: RenderSize, out: string): Promise<void> {
  mkdirSync(dirname(out), { recursive: true });
  const { frame, view } = picture;
  const height = Math.round((size.width * frame[1]) / frame[0]);
  const wish: readonly (readonly [string, string | number | undefined])[] = [
    ['scene', getSceneName(name, picture.scene)],
    ['view', view],
    ['out', out],
    ['width', size.width],
    ['height', height],
    ['samples', size.samples],
    ['scale', size.scale],
    ['crop', size.crop],
  ];
  const scriptArguments = wish.flatMap(([option, value]) =>
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
  const code = await run('flock', [`${renderFolder}${size.queue}.lock`, 'nice', '-n', '10', ...blender], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error(`${name} could not be rendered`);
}
