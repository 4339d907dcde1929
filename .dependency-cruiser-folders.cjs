const { options } = require('./.dependency-cruiser.cjs');

/** Forbids cycles between folders. It has its own configuration without tests, because tests may import any folder. */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle-between-folders',
      comment: 'The folders of a layer import each other in one direction only.',
      severity: 'error',
      scope: 'folder',
      from: {
        path: '^(apps/api/src|apps/api/src/booking|apps/api/src/stores|packages/domain/src|apps/web/src|apps/web/src/features/[^/]+|apps/console/src|apps/console/src/features/[^/]+)/[^/]+$',
      },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|^apps/api/test/` } },
};
