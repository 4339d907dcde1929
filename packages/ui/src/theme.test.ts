import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

/** Returns the colour tokens of the first block after `opening`. */
const parseColours = (opening: string): Map<string, string> => {
  const from = css.indexOf(opening);
  const block = css.slice(from, css.indexOf('}', from));
  return new Map(
    [...block.matchAll(/--color-([a-z-]+): ([^;]+);/g)].map(([, name, value]) => [String(name), String(value)]),
  );
};

const palettes = {
  light: parseColours('@theme static {'),
  dark: parseColours(":root:not([data-scheme='light']) {\n      color-scheme: dark;"),
  night: parseColours('.surface-night {'),
};

/** Returns the relative luminance of `#rrggbb` (WCAG 2.2). */
const calculateLuminance = (hex: string): number => {
  const calculateChannel = (index: number) => {
    const value = Number.parseInt(hex.slice(index, index + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * calculateChannel(1) + 0.7152 * calculateChannel(3) + 0.0722 * calculateChannel(5);
};

const calculateContrast = (palette: Map<string, string>, foreground: string, background: string): number => {
  const [lighter, darker] = [foreground, background]
    .map((name) => calculateLuminance(palette.get(name) ?? '#'))
    .toSorted((a, b) => b - a);
  return ((lighter ?? Number.NaN) + 0.05) / ((darker ?? Number.NaN) + 0.05);
};

const textColours = ['ink', 'ink-soft', 'brass', 'danger', 'success', 'warning'];
const surfaces = ['paper', 'raised', 'sunk', 'brass-wash', 'danger-wash', 'success-wash', 'warning-wash'];

describe.each(Object.entries(palettes))('in the %s palette', (_name, palette) => {
  it.each(textColours.flatMap((text) => surfaces.map((surface) => [text, surface] as const)))(
    '%s has enough contrast on %s for text',
    (text, surface) => {
      expect(calculateContrast(palette, text, surface)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['on-brass', 'brass-fill'],
    ['on-brass', 'brass-fill-hover'],
    ['on-danger', 'danger-fill'],
    // Inverted elements: badges and the skip link use the colour paper on ink.
    ['paper', 'ink'],
  ])('%s has enough contrast on %s for text', (text, fill) => {
    expect(calculateContrast(palette, text, fill)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['edge', 'focus', 'brass-fill'].flatMap((mark) => surfaces.map((surface) => [mark, surface] as const)))(
    '%s has enough contrast on %s for marks',
    (mark, surface) => {
      expect(calculateContrast(palette, mark, surface)).toBeGreaterThanOrEqual(3);
    },
  );
});

it('the palette of night surfaces is the dark one, which has the same colour names as the light one', () => {
  expect(palettes.night).toEqual(palettes.dark);
  expect([...palettes.dark.keys()]).toEqual([...palettes.light.keys()]);
});
