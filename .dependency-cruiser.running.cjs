/** The walls that bind what runs and leave types alone (docs/architecture.md): type-only imports are gone before they are looked at. */
const { options } = require('./.dependency-cruiser.cjs');
const tests = '\\.test\\.tsx?$|^(apps/api/test|e2e|bench|drills|tools)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one thing, or a third thing below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-zod-in-the-browser',
      comment: 'The whole of zod is 97 kB: the site takes types from the contract, and functions only from its codecs and pages.',
      severity: 'error',
      from: { path: '^apps/web/src', pathNot: tests },
      to: { path: '^(packages/contract/src/(?!codecs/|pages)|node_modules/zod)' },
    },
  ],
  options: { ...options, tsPreCompilationDeps: false },
};
