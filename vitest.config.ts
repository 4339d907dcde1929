import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Creates a project. Without `isolate`, a worker loads modules once for all test files; so they must keep no state. */
const createProject = (name: string, root: string, { isolate = false } = {}) => ({
  extends: true as const,
  test: { name, root, isolate, include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'] },
});

/** Tests that start servers and mostly wait. They run first, because at the end they would leave cores idle. */
const waitingTests = /\/(main|stop|jobs\/start)\.test\.ts$/;

class WaitingTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [true, false].flatMap((isWaiting) =>
      sorted.filter(({ moduleId }) => waitingTests.test(moduleId) === isWaiting),
    );
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingTestsFirst },
    maxWorkers: availableParallelism() + 1,
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // Each attempt of `findBy…` would print the page, in a tenth of the time of component tests. 7000 prints it.
    env: { DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0' },
    projects: [
      createProject('domain', 'packages/domain'),
      createProject('contract', 'packages/contract'),
      createProject('client', 'packages/client', { isolate: true }),
      createProject('demo', 'packages/demo'),
      createProject('i18n', 'packages/i18n'),
      createProject('ui', 'packages/ui', { isolate: true }),
      createProject('web', 'apps/web', { isolate: true }),
      createProject('console', 'apps/console', { isolate: true }),
      createProject('fakes', 'fakes'),
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
          globalSetup: [fileURLToPath(new URL('apps/api/test/prepared-database.ts', import.meta.url))],
          exclude: process.env.TEST_DATABASE_URL === undefined ? ['**/*.server.test.ts'] : [],
          isolate: false,
        },
      },
    ],
  },
});
