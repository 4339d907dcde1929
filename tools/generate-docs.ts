import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatEnvExample } from './lib/env-example';
import { documentPaths, regenerate } from './lib/generated-docs';
import { root } from './lib/run';

const generators: Readonly<Record<string, (currentText: string) => string>> = {
  ...Object.fromEntries(documentPaths.map((path) => [path, (currentText: string) => regenerate(path, currentText)])),
  '.env.example': formatEnvExample,
};

/** `npm run docs`: writes the generated tables and files. With `--check` it only fails if they are stale. */
function main(isCheck: boolean): void {
  for (const [file, generate] of Object.entries(generators)) {
    const path = join(root, file);
    const currentText = readFileSync(path, 'utf8');
    const generatedText = generate(currentText);
    if (generatedText === currentText) continue;
    if (isCheck) {
      process.stderr.write(`${file} is stale: run \`npm run docs\`.\n`);
      process.exitCode = 1;
    } else writeFileSync(path, generatedText);
  }
}

main(process.argv.includes('--check'));
