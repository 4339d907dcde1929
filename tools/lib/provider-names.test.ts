import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The payment provider, its fields and its codes (facts on integrations §1.1). */
const providerNames = /easypay|kicc|pg_?cno|mall_?id|shopTransactionId|msgAuthValue|noti(?:ce)?(?:Type|From)|W002/i;

/** Public paths that the specification fixes or that are registered with the provider. */
const publicPaths = /\/easypay\/(?:return|wait|notice)\b|\^\\\/\(easypay\|/g;

/** Files that may name the provider. */
const allowedFiles = [
  /^apps\/api\/src\/adapters\/easypay\//,
  /^apps\/api\/src\/config\//,
  /^apps\/api\/src\/main\.ts$/,
  /^apps\/api\/src\/db\/migrations\//,
  /\.test\.tsx?$/,
];

const findProviderNames = (file: string, text: string): string[] =>
  allowedFiles.some((pattern) => pattern.test(file))
    ? []
    : text.split('\n').flatMap((line, index) => {
        const checkedText = line.replace(publicPaths, '');
        return providerNames.test(checkedText) ? [`${file}:${index + 1}: ${line.trim()}`] : [];
      });

it('apart from tests, only the adapter, settings, main.ts and migrations name the payment provider', () => {
  const files = ['apps', 'packages']
    .flatMap((folder) => readdirSync(join(root, folder)).map((workspace) => `${folder}/${workspace}/src`))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => findProviderNames(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  ['apps/api/src/booking/payments/approval.ts', 'const { mallId } = answer;'],
  ['apps/api/src/stores/payments/payments.ts', 'SELECT pg_cno FROM payment'],
  ['apps/web/src/features/payments/use-payment-return.ts', "if (resCd === 'W002') return;"],
  ['packages/domain/src/payments/approval.ts', "const provider = 'easypay';"],
])('a name of the provider is reported in %s', (file, text) => expect(findProviderNames(file, text)).toHaveLength(1));

it.each([
  ['apps/api/src/adapters/easypay/easypay.ts', "readonly name = 'easypay';"],
  ['apps/web/src/features/payments/payment-window.ts', "openSecondWindow('/easypay/wait', 'payment', size);"],
])('a name of the provider is accepted in %s', (file, text) => expect(findProviderNames(file, text)).toEqual([]));
