import { runQuietly } from './lib/run';

const checks: readonly { readonly name: string; readonly command: readonly string[] }[] = [
  // Each workspace is checked with its own tsconfig.json.
  { name: 'types and lint', command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'] },
  { name: 'format', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  {
    name: 'import rules',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'apps',
      'fakes',
      'tools',
      'studio',
      'bench',
      'drills',
      'e2e',
    ],
  },
  {
    name: 'cycles between folders',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser-folders.cjs',
      'apps/api/src',
      'apps/web/src',
      'apps/console/src',
      'packages/domain/src',
    ],
  },
  { name: 'unused code and dependencies', command: ['knip'] },
  { name: 'unused code in production', command: ['knip', '--production'] },
  { name: 'lock file', command: ['tsx', 'tools/check-lock.ts'] },
  { name: 'names of the layers', command: ['tsx', 'tools/check-layer-names.ts'] },
  { name: 'unused texts', command: ['tsx', 'tools/check-texts.ts'] },
  { name: 'generated documents', command: ['tsx', 'tools/generate-docs.ts', '--check'] },
  { name: 'browser support of the builds', command: ['tsx', 'tools/check-browsers.ts'] },
  { name: 'wording', command: ['tsx', 'tools/check-wording.ts'] },
  { name: 'citations and links', command: ['tsx', 'tools/check-citations.ts'] },
];

/** Runs two checks at a time, because most use one core. Prints the output of each check when it ends. */
async function main(): Promise<void> {
  const pendingChecks = [...checks];
  const failedNames: string[] = [];
  const runPendingChecks = async () => {
    for (let check = pendingChecks.shift(); check !== undefined; check = pendingChecks.shift()) {
      const { status, output } = await runQuietly('npx', ['--no-install', ...check.command]);
      process.stdout.write(`— ${check.name}\n${output}`);
      if (status !== 0) failedNames.push(check.name);
    }
  };
  await Promise.all([runPendingChecks(), runPendingChecks()]);
  if (failedNames.length > 0) process.stderr.write(`\nFailed: ${failedNames.join(', ')}\n`);
  process.exitCode = failedNames.length === 0 ? 0 : 1;
}

void main();
