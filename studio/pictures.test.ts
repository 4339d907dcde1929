import { existsSync, readFileSync, statSync } from 'node:fs';
import { languages } from '@dining/domain/shared/language';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue/catalogue';
import { maxMiddleBytes } from './encode';
import { formats, getPictureFile, getSceneFile, getSceneName, listWidths, manifestFile } from './files';
import { createManifest } from './manifest';

const { manifest } = await createManifest();
const pictures = Object.entries(catalogue);

describe('the shipped pictures', () => {
  it('match their manifest', () => {
    expect(JSON.parse(readFileSync(manifestFile, 'utf8'))).toEqual(manifest);
  });

  it.each(pictures)(
    '%s has its scene and a file in each width and format, those of the middle width within the limit',
    (name, { frame, scene }) => {
      expect(existsSync(getSceneFile(getSceneName(name, scene)))).toBe(true);
      const widths = listWidths(frame[0]);
      for (const format of formats) {
        for (const width of widths) expect(existsSync(getPictureFile(name, width, format))).toBe(true);
        expect(statSync(getPictureFile(name, widths[1] ?? 0, format)).size).toBeLessThanOrEqual(maxMiddleBytes);
      }
    },
  );

  it.each(pictures)('%s has an alternative text in every language', (_name, { alt }) => {
    for (const language of languages) expect(alt[language]?.trim()).toBeTruthy();
  });
});
