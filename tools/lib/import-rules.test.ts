import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const config = '.dependency-cruiser.cjs';
const folderConfig = '.dependency-cruiser-folders.cjs';
const { forbidden } = createRequire(import.meta.url)(join(root, config)) as {
  readonly forbidden: readonly { readonly name: string }[];
};

/** A violation of each rule: the file it applies to, what that file may import, and what it may not. */
const violations: Readonly<Record<string, { readonly file: string; readonly may?: string; readonly not: string }>> = {
  'no-cycle-between-files': { file: 'packages/ui/src/circle/a.ts', not: 'packages/ui/src/circle/b.ts' },
  'domain-needs-nothing': {
    file: 'packages/domain/src/x.ts',
    may: 'packages/domain/src/money.ts',
    not: '@dining/contract',
  },
  'contract-needs-domain-and-zod': {
    file: 'packages/contract/src/x.ts',
    may: '@dining/domain',
    not: 'packages/client/src/y.ts',
  },
  'client-needs-contract-and-queries': {
    file: 'packages/client/src/x.ts',
    may: '@dining/contract',
    not: '@dining/domain',
  },
  'demo-is-data': { file: 'packages/demo/src/x.ts', may: 'packages/i18n/src/z.ts', not: 'packages/ui/src/y.ts' },
  'i18n-needs-nothing': { file: 'packages/i18n/src/x.ts', may: 'packages/i18n/src/z.ts', not: '@dining/domain' },
  'ui-knows-no-restaurants': { file: 'packages/ui/src/x.ts', may: 'packages/ui/src/z.ts', not: '@dining/domain' },
  'fakes-know-nothing-of-us': { file: 'fakes/src/x.ts', may: 'fakes/src/z.ts', not: '@dining/contract' },
  'ports-know-nothing': {
    file: 'apps/api/src/ports/x.ts',
    may: 'packages/contract/src/rendering.ts',
    not: '@dining/contract',
  },
  'adapters-see-ports': {
    file: 'apps/api/src/adapters/x.ts',
    may: 'apps/api/src/ports/z.ts',
    not: 'apps/api/src/stores/y.ts',
  },
  'db-is-below-all': { file: 'apps/api/src/db/x.ts', may: '@dining/domain', not: 'apps/api/src/stores/y.ts' },
  'stores-are-sql': { file: 'apps/api/src/stores/x.ts', may: 'apps/api/src/db/z.ts', not: 'apps/api/src/booking/y.ts' },
  'booking-sees-no-http': {
    file: 'apps/api/src/booking/x.ts',
    may: 'apps/api/src/stores/z.ts',
    not: 'apps/api/src/http/y.ts',
  },
  'config-is-below-all': {
    file: 'apps/api/src/config/x.ts',
    may: 'apps/api/src/lib/z.ts',
    not: 'apps/api/src/http/y.ts',
  },
  'lib-knows-no-noun': {
    file: 'apps/api/src/lib/x.ts',
    may: 'apps/api/src/stores/app/z.ts',
    not: 'apps/api/src/stores/orders/y.ts',
  },
  'members-see-no-http': {
    file: 'apps/api/src/members/x.ts',
    may: 'apps/api/src/notifications/z.ts',
    not: 'apps/api/src/http/y.ts',
  },
  'notifications-see-no-use-case': {
    file: 'apps/api/src/notifications/x.ts',
    may: 'apps/api/src/stores/z.ts',
    not: 'apps/api/src/booking/y.ts',
  },
  'demo-is-laid-out-through-one-door': {
    file: 'apps/api/src/demo/x.ts',
    may: 'apps/api/src/booking/z.ts',
    not: 'apps/api/src/http/y.ts',
  },
  'jobs-see-no-request': {
    file: 'apps/api/src/jobs/x.ts',
    may: 'apps/api/src/notifications/z.ts',
    not: 'apps/api/src/features/y.ts',
  },
  'metrics-measure': {
    file: 'apps/api/src/metrics/x.ts',
    may: 'apps/api/src/stores/z.ts',
    not: 'apps/api/src/booking/y.ts',
  },
  'http-knows-no-feature': {
    file: 'apps/api/src/http/x.ts',
    may: 'apps/api/src/stores/z.ts',
    not: 'apps/api/src/features/y.ts',
  },
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
  'the-published-contract': {
    file: 'apps/api/src/openapi/x.ts',
    may: '@dining/contract',
    not: 'apps/api/src/stores/y.ts',
  },
  'html-is-shared': { file: 'apps/api/src/html/x.ts', may: '@dining/domain', not: '@dining/contract' },
  'the-server-shows-nothing': { file: 'apps/api/src/x.ts', may: '@dining/domain', not: 'packages/ui/src/y.ts' },
  'lib-of-the-site': { file: 'apps/web/src/lib/x.ts', may: '@dining/contract', not: 'apps/web/src/entities/y.ts' },
  'components-of-the-site': {
    file: 'apps/web/src/components/x.ts',
    may: 'apps/web/src/lib/z.ts',
    not: 'apps/web/src/entities/y.ts',
  },
  'entities-of-the-site': {
    file: 'apps/web/src/entities/x.ts',
    may: 'apps/web/src/lib/z.ts',
    not: 'packages/ui/src/y.ts',
  },
  'features-of-the-site': {
    file: 'apps/web/src/features/a/x.ts',
    may: 'apps/web/src/entities/z.ts',
    not: 'apps/web/src/flows/y.ts',
  },
  'flows-of-the-site': {
    file: 'apps/web/src/flows/x.ts',
    may: 'apps/web/src/features/a/z.ts',
    not: 'apps/web/src/pages/a/y.ts',
  },
  'pages-of-the-site': {
    file: 'apps/web/src/pages/a/x.ts',
    may: 'apps/web/src/flows/z.ts',
    not: 'apps/web/src/app/y.ts',
  },
  'site-leaves-the-server-alone': {
    file: 'apps/web/src/app/x.ts',
    may: '@dining/contract',
    not: 'apps/api/src/ports/y.ts',
  },
  'lib-of-the-console': {
    file: 'apps/console/src/lib/x.ts',
    may: '@dining/contract',
    not: 'apps/console/src/entities/y.ts',
  },
  'entities-of-the-console': {
    file: 'apps/console/src/entities/x.ts',
    may: 'apps/console/src/lib/z.ts',
    not: 'packages/ui/src/y.ts',
  },
  'features-of-the-console': {
    file: 'apps/console/src/features/a/x.ts',
    may: 'apps/console/src/entities/z.ts',
    not: 'apps/console/src/flows/y.ts',
  },
  'flows-of-the-console': {
    file: 'apps/console/src/flows/x.ts',
    may: 'apps/console/src/features/a/z.ts',
    not: 'apps/console/src/pages/a/y.ts',
  },
  'pages-of-the-console': {
    file: 'apps/console/src/pages/a/x.ts',
    may: 'apps/console/src/flows/z.ts',
    not: 'apps/console/src/app/y.ts',
  },
  'console-leaves-the-server-alone': {
    file: 'apps/console/src/app/x.ts',
    may: '@dining/contract',
    not: 'apps/web/src/lib/y.ts',
  },
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
  'one-door-to-the-demo-group': {
    file: 'apps/api/src/other/x.ts',
    may: '@dining/domain',
    not: 'packages/demo/src/y.ts',
  },
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

const project = mkdtempSync(join(tmpdir(), 'dining-import-rules-'));
const found: { readonly rule: string; readonly file: string }[] = [];

const put = (file: string, text: string) => {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
};
const formatImport = (from: string, to: string) => {
  const path = relative(dirname(from), to);
  return to.includes('/src/') ? (path.startsWith('.') ? path : `./${path}`).replace(/\.ts$/, '') : to;
};

function findViolations(
  configFile: string,
  ...folders: readonly string[]
): { readonly rule: string; readonly file: string }[] {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const output = execFileSync(
    process.execPath,
    [cruiser, '--config', configFile, '--output-type', 'json', ...folders],
    {
      cwd: project,
      encoding: 'utf8',
    },
  );
  const { summary } = JSON.parse(output) as {
    summary: { violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[] };
  };
  return summary.violations.map(({ rule, from }) => ({ rule: rule.name, file: from }));
}

beforeAll(() => {
  for (const file of [config, folderConfig]) cpSync(join(root, file), join(project, file));
  put('package.json', '{"name":"project","private":true,"workspaces":["packages/*"]}');
  for (const room of ['domain', 'contract']) {
    put(
      `packages/${room}/package.json`,
      JSON.stringify({ name: `@dining/${room}`, exports: { '.': './src/index.ts' } }),
    );
    put(`packages/${room}/src/index.ts`, 'export const here = true;\n');
    mkdirSync(join(project, 'node_modules/@dining'), { recursive: true });
    symlinkSync(`../../packages/${room}`, join(project, 'node_modules/@dining', room));
  }
  put('node_modules/undeclared/package.json', '{"name":"undeclared","main":"index.js"}');
  put('node_modules/undeclared/index.js', 'module.exports = {};\n');
  for (const { file, may, not } of Object.values(violations)) {
    for (const target of [may, not]) {
      if (target?.includes('/src/') && !target.endsWith('/gone.ts')) put(target, 'export const here = true;\n');
    }
    // A type alone is an import like any other.
    put(file, `import type * as kept from '${formatImport(file, not)}';\nexport type Kept = typeof kept;\n`);
    if (may !== undefined) put(file.replace(/\.ts$/, '-may.ts'), `export * from '${formatImport(file, may)}';\n`);
  }
  put('packages/ui/src/circle/b.ts', "export * from './a';\n");
  // The files have no cycle, but their folders do; only the third folder is acyclic.
  for (const layer of ['apps/api/src/booking', 'apps/api/src/stores', 'packages/domain/src']) {
    put(`${layer}/first/a.ts`, "export * from '../second/b';\n");
    put(`${layer}/second/b.ts`, 'export const b = true;\n');
    put(`${layer}/second/c.ts`, "export * from '../first/d';\n");
    put(`${layer}/first/d.ts`, 'export const d = true;\n');
    put(`${layer}/third/e.ts`, "export * from '../first/d';\n");
  }
  put('apps/api/src/layer-a/a.ts', "export * from '../layer-b/b';\n");
  put('apps/api/src/layer-b/b.ts', 'export const b = true;\n');
  put('apps/api/src/layer-b/c.ts', "export * from '../layer-a/d';\n");
  put('apps/api/src/layer-a/d.ts', 'export const d = true;\n');
  found.push(
    ...findViolations(config, 'packages', 'apps', 'fakes'),
    ...findViolations(folderConfig, 'apps', 'packages'),
  );
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

test('every import rule has a sample violation', () => {
  expect(Object.keys(violations).sort()).toEqual(forbidden.map(({ name }) => name).sort());
});

test.each(Object.entries(violations))('%s reports its violation', (rule, { file, may }) => {
  expect(found).toContainEqual({ rule, file });
  if (may !== undefined) expect(found).not.toContainEqual({ rule, file: file.replace(/\.ts$/, '-may.ts') });
});

test.each([
  ['booking', 'apps/api/src/booking'],
  ['stores', 'apps/api/src/stores'],
  ['domain', 'packages/domain/src'],
])(
  'no-cycle-between-folders reports two folders of %s that import each other, and accepts an order',
  (_layer, layer) => {
    const cyclic = found.filter(({ rule }) => rule === 'no-cycle-between-folders').map(({ file }) => file);
    expect(cyclic).toEqual(expect.arrayContaining([`${layer}/first`, `${layer}/second`]));
    expect(cyclic).not.toContain(`${layer}/third`);
  },
);

test('no-cycle-between-folders reports two layers of the server that import each other', () => {
  expect(found).toContainEqual({ rule: 'no-cycle-between-folders', file: 'apps/api/src/layer-a' });
});
