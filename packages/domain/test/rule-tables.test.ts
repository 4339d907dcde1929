import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const tests = new Set(files.filter((file) => file.endsWith('.test.ts')));
/** Returns true if a file exports a function. */
const isRule = (file: string): boolean =>
  /^export (?:async )?(?:function|const \w+ = [^;]*?=>)/m.test(readFileSync(`${source}/${file}`, 'utf8'));
/** Files with basic types, which are covered by the tests of the rules. */
const basicTypes = new Set(['shared/codes.ts', 'shared/result.ts']);
const rules = files.filter((file) => !tests.has(file) && !basicTypes.has(file) && isRule(file));

it(`each of the ${rules.length} rule files has a test with a table of cases in the same folder`, () => {
  const untested = rules.filter((file) => {
    const test = file.replace(/\.ts$/, '.test.ts');
    return !tests.has(test) || !readFileSync(`${source}/${test}`, 'utf8').match(/it\.each[<(]/);
  });
  expect(untested).toEqual([]);
});
