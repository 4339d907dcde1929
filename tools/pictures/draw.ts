import { mkdirSync, writeFileSync } from 'node:fs';
import { drawings } from './drawings';

/**
 * Draws every picture of the demo group as SVG into the site's public folder. The same names always give the same bytes.
 * Run it with `npx tsx tools/pictures/draw.ts`; name pictures to draw only those.
 */
const folder = new URL('../../apps/web/public/pictures/', import.meta.url);
const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [name, draw] of Object.entries(drawings)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  writeFileSync(new URL(`${name}.svg`, folder), draw());
}
