import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runQuietly } from './lib/run';
import { findWordingProblems } from './lib/wording';

// Fails on unclear words in comments and names, and on lines that are too long (lib/wording.ts).

async function main(): Promise<void> {
  const { output } = await runQuietly('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
  ]);
  const problems = output
    .split('\n')
    .filter((file) => file !== '' && !file.includes('/migrations/'))
    .flatMap((file) =>
      findWordingProblems(file, readFileSync(join(root, file), 'utf8')).map(
        ({ line, message }) => `${file}:${line}: ${message}`,
      ),
    );
  process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void main();
