import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const testFiles = new Set(files.filter((file) => file.endsWith('.test.ts')));
/** Returns true if a file exports a function. */
const exportsFunction = (file: string): boolean =>
  /^export (?:async )?(?:function|const \w+ = [^;]*?=>)/m.test(readFileSync(`${source}/${file}`, 'utf8'));
/** Files with basic types, which are covered by the tests of the rules. */
const basicTypeFiles = new Set(['shared/codes.ts', 'shared/result.ts']);
const ruleFiles = files.filter((file) => !testFiles.has(file) && !basicTypeFiles.has(file) && exportsFunction(file));

it(`each of the ${ruleFiles.length} rule files has a test with a table of cases in the same folder`, () => {
  const untestedFiles = ruleFiles.filter((file) => {
    const testFile = file.replace(/\.ts$/, '.test.ts');
    return !testFiles.has(testFile) || !readFileSync(`${source}/${testFile}`, 'utf8').match(/it\.each[<(]/);
  });
  expect(untestedFiles).toEqual([]);
});
