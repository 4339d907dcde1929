import { findOrInstall } from './lib/find-or-install';
import { root, run } from './lib/run';

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
