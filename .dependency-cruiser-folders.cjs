const { options } = require('./.dependency-cruiser.cjs');

/** The rule of folders. It stands apart because tests, which may import what they like, would join folders that the product keeps apart. */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle-between-folders',
      comment: 'Folders of a layer have an order, in which a newcomer can read them.',
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
