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

/** A sample for each rule: a file, an import that the rule allows, and one that it forbids. */
const samples: Readonly<
  Record<string, { readonly file: string; readonly allowed?: string; readonly forbidden: string }>
> = {
  'no-cycle-between-files': { file: 'packages/ui/src/circle/a.ts', forbidden: 'packages/ui/src/circle/b.ts' },
  'domain-imports-nothing': {
    file: 'packages/domain/src/x.ts',
    allowed: 'packages/domain/src/money.ts',
    forbidden: '@dining/contract',
  },
  'contract-imports-domain-and-zod': {
    file: 'packages/contract/src/x.ts',
    allowed: '@dining/domain',
    forbidden: 'packages/client/src/y.ts',
  },
  'client-imports-contract-and-queries': {
    file: 'packages/client/src/x.ts',
    allowed: '@dining/contract',
    forbidden: '@dining/domain',
  },
  'demo-imports-domain-contract-and-texts': {
    file: 'packages/demo/src/x.ts',
    allowed: 'packages/i18n/src/z.ts',
    forbidden: 'packages/ui/src/y.ts',
  },
  'i18n-imports-nothing': {
    file: 'packages/i18n/src/x.ts',
    allowed: 'packages/i18n/src/z.ts',
    forbidden: '@dining/domain',
  },
  'ui-knows-no-restaurants': {
    file: 'packages/ui/src/x.ts',
    allowed: 'packages/ui/src/z.ts',
    forbidden: '@dining/domain',
  },
  'fakes-import-no-product-code': { file: 'fakes/src/x.ts', allowed: 'fakes/src/z.ts', forbidden: '@dining/contract' },
  'ports-import-domain-and-rendering-contract': {
    file: 'apps/api/src/ports/x.ts',
    allowed: 'packages/contract/src/rendering.ts',
    forbidden: '@dining/contract',
  },
  'adapters-import-ports-only': {
    file: 'apps/api/src/adapters/x.ts',
    allowed: 'apps/api/src/ports/z.ts',
    forbidden: 'apps/api/src/stores/y.ts',
  },
  'db-imports-no-upper-layer': {
    file: 'apps/api/src/db/x.ts',
    allowed: '@dining/domain',
    forbidden: 'apps/api/src/stores/y.ts',
  },
  'stores-import-no-upper-layer': {
    file: 'apps/api/src/stores/x.ts',
    allowed: 'apps/api/src/db/z.ts',
    forbidden: 'apps/api/src/booking/y.ts',
  },
  'booking-imports-no-http': {
    file: 'apps/api/src/booking/x.ts',
    allowed: 'apps/api/src/stores/z.ts',
    forbidden: 'apps/api/src/http/y.ts',
  },
  'config-imports-no-upper-layer': {
    file: 'apps/api/src/config/x.ts',
    allowed: 'apps/api/src/lib/z.ts',
    forbidden: 'apps/api/src/http/y.ts',
  },
  'lib-imports-no-domain-store': {
    file: 'apps/api/src/lib/x.ts',
    allowed: 'apps/api/src/stores/app/z.ts',
    forbidden: 'apps/api/src/stores/orders/y.ts',
  },
  'members-import-no-http': {
    file: 'apps/api/src/members/x.ts',
    allowed: 'apps/api/src/notifications/z.ts',
    forbidden: 'apps/api/src/http/y.ts',
  },
  'catalogue-imports-no-http': {
    file: 'apps/api/src/catalogue/x.ts',
    allowed: 'apps/api/src/stores/z.ts',
    forbidden: 'apps/api/src/http/y.ts',
  },
  'notifications-import-no-use-case': {
    file: 'apps/api/src/notifications/x.ts',
    allowed: 'apps/api/src/stores/z.ts',
    forbidden: 'apps/api/src/booking/y.ts',
  },
  'demo-uses-booking-and-stores': {
    file: 'apps/api/src/demo/x.ts',
    allowed: 'apps/api/src/booking/z.ts',
    forbidden: 'apps/api/src/http/y.ts',
  },
  'jobs-see-no-request': {
    file: 'apps/api/src/jobs/x.ts',
    allowed: 'apps/api/src/notifications/z.ts',
    forbidden: 'apps/api/src/features/y.ts',
  },
  'metrics-import-no-use-case': {
    file: 'apps/api/src/metrics/x.ts',
    allowed: 'apps/api/src/stores/z.ts',
    forbidden: 'apps/api/src/booking/y.ts',
  },
  'http-imports-no-feature': {
    file: 'apps/api/src/http/x.ts',
    allowed: 'apps/api/src/stores/z.ts',
    forbidden: 'apps/api/src/features/y.ts',
  },
  'features-of-the-server': {
    file: 'apps/api/src/features/site/a/x.ts',
    allowed: 'apps/api/src/booking/z.ts',
    forbidden: 'apps/api/src/pages/y.ts',
  },
  'pages-import-no-features': {
    file: 'apps/api/src/pages/x.ts',
    allowed: 'apps/api/src/booking/z.ts',
    forbidden: 'apps/api/src/features/y.ts',
  },
  'openapi-imports-contract': {
    file: 'apps/api/src/openapi/x.ts',
    allowed: '@dining/contract',
    forbidden: 'apps/api/src/stores/y.ts',
  },
  'html-imports-domain-only': {
    file: 'apps/api/src/html/x.ts',
    allowed: '@dining/domain',
    forbidden: '@dining/contract',
  },
  'server-imports-no-user-interface': {
    file: 'apps/api/src/x.ts',
    allowed: '@dining/domain',
    forbidden: 'packages/ui/src/y.ts',
  },
  'lib-of-the-site': {
    file: 'apps/web/src/lib/x.ts',
    allowed: '@dining/contract',
    forbidden: 'apps/web/src/entities/y.ts',
  },
  'components-of-the-site': {
    file: 'apps/web/src/components/x.ts',
    allowed: 'apps/web/src/lib/z.ts',
    forbidden: 'apps/web/src/entities/y.ts',
  },
  'entities-of-the-site': {
    file: 'apps/web/src/entities/x.ts',
    allowed: 'apps/web/src/lib/z.ts',
    forbidden: 'packages/ui/src/y.ts',
  },
  'features-of-the-site': {
    file: 'apps/web/src/features/a/x.ts',
    allowed: 'apps/web/src/entities/z.ts',
    forbidden: 'apps/web/src/flows/y.ts',
  },
  'flows-of-the-site': {
    file: 'apps/web/src/flows/x.ts',
    allowed: 'apps/web/src/features/a/z.ts',
    forbidden: 'apps/web/src/pages/a/y.ts',
  },
  'pages-of-the-site': {
    file: 'apps/web/src/pages/a/x.ts',
    allowed: 'apps/web/src/flows/z.ts',
    forbidden: 'apps/web/src/app/y.ts',
  },
  'site-imports-no-server-code': {
    file: 'apps/web/src/app/x.ts',
    allowed: '@dining/contract',
    forbidden: 'apps/api/src/ports/y.ts',
  },
  'lib-of-the-console': {
    file: 'apps/console/src/lib/x.ts',
    allowed: '@dining/contract',
    forbidden: 'apps/console/src/entities/y.ts',
  },
  'components-of-the-console': {
    file: 'apps/console/src/components/x.ts',
    allowed: 'apps/console/src/lib/z.ts',
    forbidden: 'apps/console/src/entities/y.ts',
  },
  'entities-of-the-console': {
    file: 'apps/console/src/entities/x.ts',
    allowed: 'apps/console/src/lib/z.ts',
    forbidden: 'packages/ui/src/y.ts',
  },
  'features-of-the-console': {
    file: 'apps/console/src/features/a/x.ts',
    allowed: 'apps/console/src/entities/z.ts',
    forbidden: 'apps/console/src/flows/y.ts',
  },
  'flows-of-the-console': {
    file: 'apps/console/src/flows/x.ts',
    allowed: 'apps/console/src/features/a/z.ts',
    forbidden: 'apps/console/src/pages/a/y.ts',
  },
  'pages-of-the-console': {
    file: 'apps/console/src/pages/a/x.ts',
    allowed: 'apps/console/src/flows/z.ts',
    forbidden: 'apps/console/src/app/y.ts',
  },
  'console-imports-no-server-code': {
    file: 'apps/console/src/app/x.ts',
    allowed: '@dining/contract',
    forbidden: 'apps/web/src/lib/y.ts',
  },
  'features-of-the-server-never-import-each-other': {
    file: 'apps/api/src/features/site/b/x.ts',
    allowed: 'apps/api/src/features/feature.ts',
    forbidden: 'apps/api/src/features/site/a/y.ts',
  },
  'features-of-the-site-never-import-each-other': {
    file: 'apps/web/src/features/b/x.ts',
    allowed: 'apps/web/src/features/b/z.ts',
    forbidden: 'apps/web/src/features/a/y.ts',
  },
  'pages-of-the-site-never-import-pages': {
    file: 'apps/web/src/pages/b/x.ts',
    allowed: 'apps/web/src/pages/b/z.ts',
    forbidden: 'apps/web/src/pages/a/y.ts',
  },
  'one-module-imports-the-demo-package': {
    file: 'apps/api/src/other/x.ts',
    allowed: '@dining/domain',
    forbidden: 'packages/demo/src/y.ts',
  },
  'only-main-imports-adapters': {
    file: 'apps/api/src/other/z.ts',
    allowed: 'apps/api/src/ports/z.ts',
    forbidden: 'apps/api/src/adapters/y.ts',
  },
  'no-undeclared-dependency': {
    file: 'packages/domain/src/u.ts',
    allowed: 'packages/domain/src/money.ts',
    forbidden: 'undeclared',
  },
  'no-unresolvable-import': {
    file: 'packages/domain/src/n.ts',
    allowed: 'packages/domain/src/money.ts',
    forbidden: 'packages/domain/src/missing.ts',
  },
};

const project = mkdtempSync(join(tmpdir(), 'dining-import-rules-'));
const violations: { readonly rule: string; readonly file: string }[] = [];

const writeFile = (file: string, text: string) => {
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
  writeFile('package.json', '{"name":"project","private":true,"workspaces":["packages/*"]}');
  for (const name of ['domain', 'contract']) {
    writeFile(
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@dining/${name}`, exports: { '.': './src/index.ts' } }),
    );
    writeFile(`packages/${name}/src/index.ts`, 'export const value = true;\n');
    mkdirSync(join(project, 'node_modules/@dining'), { recursive: true });
    symlinkSync(`../../packages/${name}`, join(project, 'node_modules/@dining', name));
  }
  writeFile('node_modules/undeclared/package.json', '{"name":"undeclared","main":"index.js"}');
  writeFile('node_modules/undeclared/index.js', 'module.exports = {};\n');
  for (const { file, allowed, forbidden: target } of Object.values(samples)) {
    for (const importedFile of [allowed, target]) {
      if (importedFile?.includes('/src/') && !importedFile.endsWith('/missing.ts'))
        writeFile(importedFile, 'export const value = true;\n');
    }
    // A type-only import counts like any other.
    writeFile(
      file,
      `import type * as imported from '${formatImport(file, target)}';\nexport type Imported = typeof imported;\n`,
    );
    if (allowed !== undefined)
      writeFile(file.replace(/\.ts$/, '-allowed.ts'), `export * from '${formatImport(file, allowed)}';\n`);
  }
  writeFile('packages/ui/src/circle/b.ts', "export * from './a';\n");
  // The files have no cycle, but the first two folders do; the third folder is in no cycle.
  for (const layer of ['apps/api/src/booking', 'apps/api/src/stores', 'packages/domain/src']) {
    writeFile(`${layer}/first/a.ts`, "export * from '../second/b';\n");
    writeFile(`${layer}/second/b.ts`, 'export const b = true;\n');
    writeFile(`${layer}/second/c.ts`, "export * from '../first/d';\n");
    writeFile(`${layer}/first/d.ts`, 'export const d = true;\n');
    writeFile(`${layer}/third/e.ts`, "export * from '../first/d';\n");
  }
  writeFile('apps/api/src/layer-a/a.ts', "export * from '../layer-b/b';\n");
  writeFile('apps/api/src/layer-b/b.ts', 'export const b = true;\n');
  writeFile('apps/api/src/layer-b/c.ts', "export * from '../layer-a/d';\n");
  writeFile('apps/api/src/layer-a/d.ts', 'export const d = true;\n');
  violations.push(
    ...findViolations(config, 'packages', 'apps', 'fakes'),
    ...findViolations(folderConfig, 'apps', 'packages'),
  );
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

test('every import rule has a sample violation', () => {
  expect(Object.keys(samples).sort()).toEqual(forbidden.map(({ name }) => name).sort());
});

test.each(Object.entries(samples))('%s reports the forbidden, not the allowed import', (rule, { file, allowed }) => {
  expect(violations).toContainEqual({ rule, file });
  if (allowed !== undefined)
    expect(violations).not.toContainEqual({ rule, file: file.replace(/\.ts$/, '-allowed.ts') });
});

test.each([
  ['booking', 'apps/api/src/booking'],
  ['stores', 'apps/api/src/stores'],
  ['domain', 'packages/domain/src'],
])(
  'no-cycle-between-folders reports two folders of %s that import each other, but not a third one',
  (_layer, layer) => {
    const cyclicFolders = violations.filter(({ rule }) => rule === 'no-cycle-between-folders').map(({ file }) => file);
    expect(cyclicFolders).toEqual(expect.arrayContaining([`${layer}/first`, `${layer}/second`]));
    expect(cyclicFolders).not.toContain(`${layer}/third`);
  },
);

test('no-cycle-between-folders reports a layer of the server that imports, and is imported by, another one', () => {
  expect(violations).toContainEqual({ rule: 'no-cycle-between-folders', file: 'apps/api/src/layer-a' });
});
