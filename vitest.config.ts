import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * One project for each workspace, so that the name of a failing test says where it is. Modules are loaded once for each
 * worker and not for each file, because they keep no state of their own; modules of the site are the exception.
 */
const room = (name: string, root: string, { ofPage = false } = {}) => ({
  extends: true as const,
  test: { name, root, isolate: ofPage, include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'] },
});

/** They start servers and wait for them: begun last, they would leave the cores idle in the end. */
const waitMost = /\/(main|stop|jobs\/start)\.test\.ts$/;

/** Files in the usual order, but for those that wait most: they begin. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return [true, false].flatMap((first) => usual.filter(({ moduleId }) => waitMost.test(moduleId) === first));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    // One more than the cores: the rest of the machine has nothing else to do, and a test waits for a third of its
    // time.
    maxWorkers: availableParallelism() + 1,
    // A hang is ended; how long work takes is no test's business (bench/).
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      room('domain', 'packages/domain'),
      room('contract', 'packages/contract'),
      room('client', 'packages/client', { ofPage: true }),
      room('demo', 'packages/demo'),
      room('i18n', 'packages/i18n'),
      room('ui', 'packages/ui', { ofPage: true }),
      room('web', 'apps/web', { ofPage: true }),
      room('fakes', 'fakes'),
      {
        extends: true,
        test: {
          name: 'tools',
          root: '.',
          isolate: false,
          include: ['tools/**/*.test.ts', 'studio/**/*.test.ts', 'drills/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          root: 'apps/api',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          // The schema is laid out once; each file begins with a copy of it.
          globalSetup: [fileURLToPath(new URL('apps/api/test/prepared-database.ts', import.meta.url))],
          // What only a real PostgreSQL can show (cut connections, processes beside each other) is tested where there
          // is one.
          exclude: process.env.TEST_DATABASE_URL === undefined ? ['**/*.server.test.ts'] : [],
          isolate: false,
        },
      },
    ],
  },
});
