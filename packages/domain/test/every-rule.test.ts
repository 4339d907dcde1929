import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const tests = new Set(files.filter((file) => file.endsWith('.test.ts')));
const decides = (file: string): boolean =>
  /^export (?:async )?(?:function|const \w+ = [^;]*?=>)/m.test(readFileSync(`${source}/${file}`, 'utf8'));
/** Words and constructors that other rules are told in; their tests are those of the rules. */
const words = new Set(['shared/codes.ts', 'shared/result.ts']);
const rules = files.filter((file) => !tests.has(file) && !words.has(file) && decides(file));

it(`each of the ${rules.length} rule files has its table of cases beside it`, () => {
  const bare = rules.filter((file) => {
    const test = file.replace(/\.ts$/, '.test.ts');
    return !tests.has(test) || !readFileSync(`${source}/${test}`, 'utf8').match(/it\.each[<(]/);
  });
  expect(bare).toEqual([]);
});
