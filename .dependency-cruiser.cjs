/** The walls of the house (docs/architecture.md). Each has a name and a reason; `npm run check` says which one is broken. */
const outside = (...allowed) => `^(?!${allowed.join('|')})`;
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
      name: 'domain-needs-nothing',
      comment: 'The rules of dining are pure: no library, no clock, no other room.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: tests },
      to: { path: outside('packages/domain/src') },
    },
    {
      name: 'contract-needs-domain-and-zod',
      comment: 'The contract names the wire; it knows the domain and zod, and nobody who serves or calls it.',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: tests },
      to: { path: outside('packages/(domain|contract)/src', 'node_modules/zod') },
    },
    {
      name: 'i18n-needs-nothing',
      comment: 'Words stand alone, so that any room may use them.',
      severity: 'error',
      from: { path: '^packages/i18n/src', pathNot: tests },
      to: { path: outside('packages/i18n/src') },
    },
    {
      name: 'ui-knows-no-restaurants',
      comment: 'Primitives are shared with a staff console: React and its libraries only.',
      severity: 'error',
      from: { path: '^packages/ui/src', pathNot: tests },
      to: { path: '^(apps|fakes|packages/(domain|contract|i18n))/' },
    },
    {
      name: 'api-leaves-the-site-alone',
      comment: 'The server uses domain, contract and i18n; it shows nothing.',
      severity: 'error',
      from: { path: '^apps/api/src', pathNot: tests },
      to: { path: '^(apps/(?!api/)|packages/ui|fakes|tools|e2e)' },
    },
    {
      name: 'site-leaves-the-server-alone',
      comment: 'The site knows the server by its contract only.',
      severity: 'error',
      from: { path: '^apps/web/src', pathNot: tests },
      to: { path: '^(apps/(?!web/)|fakes|tools|e2e)' },
    },
    {
      name: 'fakes-are-processes',
      comment: 'Stand-ins are reached over HTTP; only tests and tools start them.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: tests },
      to: { path: '^fakes/' },
    },
    {
      name: 'fakes-know-nothing-of-us',
      comment: 'A stand-in that shares our code would share our mistakes.',
      severity: 'error',
      from: { path: '^fakes/src', pathNot: tests },
      to: { path: '^(apps|packages)/' },
    },
    {
      name: 'features-never-import-features',
      comment: 'What two features need lies below them: a store, booking, a port, the domain, ui, lib.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'only-main-sees-adapters',
      comment: 'Use cases see ports; which adapter stands behind one is decided where the product starts.',
      severity: 'error',
      from: { path: '^apps/api/src', pathNot: `^apps/api/src/(main\\.ts|adapters/)|${tests}` },
      to: { path: '^apps/api/src/adapters/' },
    },
    {
      name: 'stores-and-booking-stay-below-features',
      comment: 'app → features → booking → stores → db: nothing below looks up.',
      severity: 'error',
      from: { path: '^apps/api/src/(booking|mails|stores|db|ports)/', pathNot: tests },
      to: { path: '^apps/api/src/(features|jobs|app\\.ts|site\\.ts|main\\.ts)' },
    },
    {
      name: 'site-layers',
      comment: 'app → pages → features → state, lib: nothing below looks up.',
      severity: 'error',
      from: { path: '^apps/web/src/(state|lib)/', pathNot: tests },
      to: { path: '^apps/web/src/(features|pages|app)/' },
    },
    {
      name: 'features-stay-below-pages',
      comment: 'A page composes features; a feature knows no page.',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: tests },
      to: { path: '^apps/web/src/(pages|app)/' },
    },
    {
      name: 'pages-stay-below-app',
      comment: 'Routes name pages; a page knows no route table.',
      severity: 'error',
      from: { path: '^apps/web/src/pages/', pathNot: tests },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'nothing-undeclared',
      comment: 'npm lets a workspace import what it does not declare; we do not.',
      severity: 'error',
      from: { path: '^(apps|packages|fakes)/[^/]+(/src)?/', pathNot: tests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'nothing-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|migrations)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
