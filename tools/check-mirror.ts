import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run';

/**
 * A noun has one name wherever it lives (docs/architecture.md): every feature of the server or the site is one of these,
 * and so is every folder of the domain, of the stores and of the site's entities.
 */
const nouns = new Set([
  'app',
  'session',
  'join',
  'hotels',
  'language',
  'venues',
  'products',
  'availability',
  'inventory',
  'pricing',
  'cancellation',
  'cart',
  'orders',
  'reservations',
  'payments',
  'promotions',
  'coupons',
  'points',
  'reviews',
  'inquiries',
  'terms',
  'members',
  'weather',
  'address',
  'uploads',
  'search',
  'messages',
  'analytics',
  'shared',
]);

const rooms = [
  'packages/domain/src',
  'apps/api/src/stores',
  'apps/api/src/features/site',
  'apps/web/src/features',
  'apps/web/src/entities',
];

const strangers = rooms.flatMap((room) => {
  const path = join(root, room);
  if (!existsSync(path)) return [`${room} is missing`];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !nouns.has(entry.name))
    .map((entry) => `${room}/${entry.name}: no noun of the house; see tools/check-mirror.ts`);
});

for (const line of strangers) process.stderr.write(`${line}\n`);
process.exitCode = strangers.length === 0 ? 0 : 1;
