import { findOrInstall } from './lib/find-or-install';
import { root, run } from './lib/run';

/** `npm run alerts`: tests the alert rules for Prometheus. */
async function main(): Promise<void> {
  const promtool = await findOrInstall(
    'promtool',
    [process.env['PROMTOOL'], '/usr/bin/promtool', '/usr/local/bin/promtool'],
    ['prometheus'],
  );
  process.chdir(root);
  process.exitCode = await run(promtool, ['test', 'rules', 'ops/prometheus/alerts.test.yml']);
}

void main();
