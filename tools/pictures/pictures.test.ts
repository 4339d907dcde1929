import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bannerAlts } from './banners';
import { drawings } from './drawings';
import { pictures } from './picture-names';

const folder = new URL('../../apps/web/public/pictures/', import.meta.url);
const kept = (name: string): string => readFileSync(new URL(`${name}.svg`, folder), 'utf8');

describe('the drawn pictures', () => {
  it('are all there, and none besides', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
    expect(files.toSorted()).toEqual(
      Object.keys(drawings)
        .map((name) => `${name}.svg`)
        .toSorted(),
    );
    for (const name of Object.keys(pictures)) expect(drawings[name], name).toBeDefined();
    for (const motif of Object.keys(bannerAlts))
      for (const form of ['pc', 'mobile']) expect(drawings[`promo-${motif}-${form}`], motif).toBeDefined();
  });

  it.each(Object.entries(drawings))('%s is as the script draws it, and light', (name, draw) => {
    const svg = draw();
    expect(kept(name), 'stale: run npx tsx tools/pictures/draw.ts').toBe(svg);
    expect(svg.length).toBeLessThan(32_000);
    expect(brotliCompressSync(svg).length).toBeLessThan(7_000);
    expect(svg).not.toMatch(/NaN|undefined|<script|href="http/);
  });

  it.each(Object.entries(pictures))('%s has the size that the list tells', (name, { width, height }) => {
    expect(kept(name)).toContain(`viewBox="0 0 ${width} ${height}"`);
  });

  it('look different from each other', () => {
    expect(new Set(Object.values(drawings).map((draw) => draw())).size).toBe(Object.keys(drawings).length);
  });
});
