import { runQuietly } from './lib/run';

interface AuditAnswer {
  readonly metadata: { readonly vulnerabilities: Readonly<Record<string, number>> };
}

const isAudited = (json: unknown): json is AuditAnswer =>
  typeof json === 'object' && json !== null && 'metadata' in json && 'vulnerabilities' in json;

function parseAnswer(output: string): unknown {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * `npm run vulnerabilities`: asks the registry for known vulnerabilities of what ships. Fails if one is high
 * or critical. A registry without this service, such as many mirrors, only causes a message.
 */
async function main(): Promise<number> {
  const { output } = await runQuietly('npm', ['audit', '--omit=dev', '--audit-level=high', '--json']);
  const answer = parseAnswer(output);
  if (!isAudited(answer)) {
    process.stdout.write('Known vulnerabilities: not checked, the registry does not answer.\n');
    return 0;
  }
  const { high = 0, critical = 0, moderate = 0, low = 0 } = answer.metadata.vulnerabilities;
  process.stdout.write(
    `Known vulnerabilities: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.\n`,
  );
  if (high + critical > 0) process.stdout.write('`npm audit --omit=dev` names them.\n');
  return high + critical > 0 ? 1 : 0;
}

main().then(
  (status) => process.exit(status),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
