import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const config = '.dependency-cruiser.cjs';
const { forbidden } = createRequire(import.meta.url)(join(root, config)) as {
  readonly forbidden: readonly { readonly name: string }[];
};

/** For each wall: a file that stands behind it, what it may import, and what the wall keeps from it. */
const breaches: Readonly<Record<string, { readonly file: string; readonly may?: string; readonly not: string }>> = {
  'no-circles': { file: 'packages/ui/src/circle/a.ts', not: 'packages/ui/src/circle/b.ts' },
  'domain-needs-nothing': { file: 'packages/domain/src/x.ts', may: 'packages/domain/src/money.ts', not: '@dining/contract' },
  'contract-needs-domain-and-zod': { file: 'packages/contract/src/x.ts', may: '@dining/domain', not: 'packages/client/src/y.ts' },
  'client-needs-contract-and-queries': { file: 'packages/client/src/x.ts', may: '@dining/contract', not: '@dining/domain' },
  'demo-is-data': { file: 'packages/demo/src/x.ts', may: '@dining/domain', not: 'packages/i18n/src/y.ts' },
  'i18n-needs-nothing': { file: 'packages/i18n/src/x.ts', may: 'packages/i18n/src/z.ts', not: '@dining/domain' },
  'ui-knows-no-restaurants': { file: 'packages/ui/src/x.ts', may: 'packages/ui/src/z.ts', not: '@dining/domain' },
  'fakes-know-nothing-of-us': { file: 'fakes/src/x.ts', may: 'fakes/src/z.ts', not: '@dining/contract' },
  'ports-know-nothing': { file: 'apps/api/src/ports/x.ts', may: 'packages/contract/src/rendering.ts', not: '@dining/contract' },
  'adapters-see-ports': { file: 'apps/api/src/adapters/x.ts', may: 'apps/api/src/ports/z.ts', not: 'apps/api/src/stores/y.ts' },
  'db-is-below-all': { file: 'apps/api/src/db/x.ts', may: '@dining/domain', not: 'apps/api/src/stores/y.ts' },
  'stores-are-sql': { file: 'apps/api/src/stores/x.ts', may: 'apps/api/src/db/z.ts', not: 'apps/api/src/booking/y.ts' },
  'booking-sees-no-http': { file: 'apps/api/src/booking/x.ts', may: 'apps/api/src/stores/z.ts', not: 'apps/api/src/http/y.ts' },
  'members-see-no-http': { file: 'apps/api/src/members/x.ts', may: 'apps/api/src/messages/z.ts', not: 'apps/api/src/http/y.ts' },
  'messages-see-no-http': { file: 'apps/api/src/messages/x.ts', may: 'apps/api/src/booking/z.ts', not: 'apps/api/src/http/y.ts' },
  'demo-is-laid-out-through-one-door': {
    file: 'apps/api/src/demo/x.ts',
    may: 'apps/api/src/booking/z.ts',
    not: 'apps/api/src/http/y.ts',
  },
  'jobs-ask-nobody-outside': {
    file: 'apps/api/src/jobs/x.ts',
    may: 'apps/api/src/messages/z.ts',
    not: 'apps/api/src/features/y.ts',
  },
  'metrics-measure': { file: 'apps/api/src/metrics/x.ts', may: 'apps/api/src/stores/z.ts', not: 'apps/api/src/booking/y.ts' },
  'http-knows-no-feature': { file: 'apps/api/src/http/x.ts', may: 'apps/api/src/stores/z.ts', not: 'apps/api/src/features/y.ts' },
  'features-of-the-server': {
    file: 'apps/api/src/features/site/a/x.ts',
    may: 'apps/api/src/booking/z.ts',
    not: 'apps/api/src/pages/y.ts',
  },
  'pages-answer-navigations': {
    file: 'apps/api/src/pages/x.ts',
    may: 'apps/api/src/booking/z.ts',
    not: 'apps/api/src/features/y.ts',
  },
  'the-published-contract': { file: 'apps/api/src/openapi/x.ts', may: '@dining/contract', not: 'apps/api/src/stores/y.ts' },
  'html-is-shared': { file: 'apps/api/src/html/x.ts', may: '@dining/domain', not: '@dining/contract' },
  'the-server-shows-nothing': { file: 'apps/api/src/x.ts', may: '@dining/domain', not: 'packages/ui/src/y.ts' },
  'lib-of-the-site': { file: 'apps/web/src/lib/x.ts', may: '@dining/contract', not: 'apps/web/src/entities/y.ts' },
  'entities-of-the-site': { file: 'apps/web/src/entities/x.ts', may: 'apps/web/src/lib/z.ts', not: 'packages/ui/src/y.ts' },
  'features-of-the-site': {
    file: 'apps/web/src/features/a/x.ts',
    may: 'apps/web/src/entities/z.ts',
    not: 'apps/web/src/flows/y.ts',
  },
  'flows-of-the-site': { file: 'apps/web/src/flows/x.ts', may: 'apps/web/src/features/a/z.ts', not: 'apps/web/src/pages/a/y.ts' },
  'pages-of-the-site': { file: 'apps/web/src/pages/a/x.ts', may: 'apps/web/src/flows/z.ts', not: 'apps/web/src/app/y.ts' },
  'site-leaves-the-server-alone': { file: 'apps/web/src/app/x.ts', may: '@dining/contract', not: 'apps/api/src/ports/y.ts' },
  'features-of-the-server-never-import-each-other': {
    file: 'apps/api/src/features/site/b/x.ts',
    may: 'apps/api/src/features/feature.ts',
    not: 'apps/api/src/features/site/a/y.ts',
  },
  'features-of-the-site-never-import-each-other': {
    file: 'apps/web/src/features/b/x.ts',
    may: 'apps/web/src/features/b/z.ts',
    not: 'apps/web/src/features/a/y.ts',
  },
  'pages-of-the-site-never-import-pages': {
    file: 'apps/web/src/pages/b/x.ts',
    may: 'apps/web/src/pages/b/z.ts',
    not: 'apps/web/src/pages/a/y.ts',
  },
  'one-door-to-the-demo-group': { file: 'apps/api/src/other/x.ts', may: '@dining/domain', not: 'packages/demo/src/y.ts' },
  'only-main-sees-adapters': {
    file: 'apps/api/src/other/z.ts',
    may: 'apps/api/src/ports/z.ts',
    not: 'apps/api/src/adapters/y.ts',
  },
  'nothing-undeclared': { file: 'packages/domain/src/u.ts', may: 'packages/domain/src/money.ts', not: 'undeclared' },
  'nothing-unresolvable': {
    file: 'packages/domain/src/n.ts',
    may: 'packages/domain/src/money.ts',
    not: 'packages/domain/src/gone.ts',
  },
};

const house = mkdtempSync(join(tmpdir(), 'dining-walls-'));
const broken: { readonly wall: string; readonly file: string }[] = [];

const put = (file: string, text: string) => {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
};
const named = (from: string, to: string) => {
  const path = relative(dirname(from), to);
  return to.includes('/src/') ? (path.startsWith('.') ? path : `./${path}`).replace(/\.ts$/, '') : to;
};

beforeAll(() => {
  cpSync(join(root, config), join(house, config));
  put('package.json', '{"name":"house","private":true,"workspaces":["packages/*"]}');
  for (const room of ['domain', 'contract']) {
    put(`packages/${room}/package.json`, JSON.stringify({ name: `@dining/${room}`, exports: { '.': './src/index.ts' } }));
    put(`packages/${room}/src/index.ts`, 'export const here = true;\n');
    mkdirSync(join(house, 'node_modules/@dining'), { recursive: true });
    symlinkSync(`../../packages/${room}`, join(house, 'node_modules/@dining', room));
  }
  put('node_modules/undeclared/package.json', '{"name":"undeclared","main":"index.js"}');
  put('node_modules/undeclared/index.js', 'module.exports = {};\n');
  for (const { file, may, not } of Object.values(breaches)) {
    for (const target of [may, not]) {
      if (target?.includes('/src/') && !target.endsWith('/gone.ts')) put(target, 'export const here = true;\n');
    }
    // A type alone is an import like any other.
    put(file, `import type * as kept from '${named(file, not)}';\nexport type Kept = typeof kept;\n`);
    if (may !== undefined) put(file.replace(/\.ts$/, '-may.ts'), `export * from '${named(file, may)}';\n`);
  }
  put('packages/ui/src/circle/b.ts', "export * from './a';\n");
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const told = execFileSync(
    process.execPath,
    [cruiser, '--config', config, '--output-type', 'json', 'packages', 'apps', 'fakes'],
    { cwd: house, encoding: 'utf8' },
  );
  const { summary } = JSON.parse(told) as {
    summary: { violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[] };
  };
  for (const { rule, from } of summary.violations) broken.push({ wall: rule.name, file: from });
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

test('every wall has a breach planted in it', () => {
  expect(Object.keys(breaches).sort()).toEqual(forbidden.map(({ name }) => name).sort());
});

test.each(Object.entries(breaches))('%s holds', (wall, { file, may }) => {
  expect(broken).toContainEqual({ wall, file });
  if (may !== undefined) expect(broken).not.toContainEqual({ wall, file: file.replace(/\.ts$/, '-may.ts') });
});
