/** Import rules (docs/architecture.md). Each has a name and a reason; `npm run check` names the rule that is broken. */
const createOutsidePattern = (...allowed) => `^(?!${allowed.join('|')})`;
const tests = '\\.test\\.tsx?$|^(apps/api/test|e2e|bench|drills|tools|studio)/';

const npm = 'node_modules/';
const [domain, contract, client, demo, i18n, ui] = ['domain', 'contract', 'client', 'demo', 'i18n', 'ui'].map(
  (name) => `packages/${name}/src/`,
);
/** Types of the messages between the server and the page renderer. */
const rendering = `${contract}rendering\\.ts`;
const api = (...names) => names.map((name) => `apps/api/src/${name}`);
const web = (...names) => names.map((name) => `apps/web/src/${name}`);
const staff = (...names) => names.map((name) => `apps/console/src/${name}`);
/** Folders that most layers of the server may import. */
const basics = api('config/', 'lib/', 'ports/');

/** Layers that run only on Node and may import its modules. */
const nodeLayers = /^\^(apps\/api|fakes)\/src\/(?!html)/;

/** The layers: `allowed` is what a layer may import besides itself, `reason` why it may import nothing else. */
const layers = [
  {
    name: 'domain-imports-nothing',
    folder: '^packages/domain/src/',
    allowed: [],
    reason: 'Business rules are pure: no library, no clock, no other package.',
  },
  {
    name: 'contract-imports-domain-and-zod',
    folder: '^packages/contract/src/',
    allowed: [domain, `${npm}zod`],
    reason: 'The contract describes requests and responses; it imports neither the server nor its clients.',
  },
  {
    name: 'client-imports-contract-and-queries',
    folder: '^packages/client/src/',
    allowed: [contract, `${npm}@tanstack/react-query`],
    reason: 'Site and console share how they call and cache; the client contains no domain and no page.',
  },
  {
    name: 'demo-imports-domain-contract-and-texts',
    folder: '^packages/demo/src/',
    allowed: [domain, contract, i18n],
    reason: 'The package is data of the demo group; apps/api/src/demo inserts it.',
  },
  {
    name: 'i18n-imports-nothing',
    folder: '^packages/i18n/src/',
    allowed: [],
    reason: 'Translations import nothing, so that any package may use them.',
  },
  {
    name: 'ui-knows-no-restaurants',
    folder: '^packages/ui/src/',
    allowed: [npm],
    reason: 'Site and console share these components: React and its libraries only.',
  },
  {
    name: 'fakes-import-no-product-code',
    folder: '^fakes/src/',
    allowed: [npm],
    reason: 'A stand-in is a separate process; if it shared our code, it would share our mistakes.',
  },
  {
    name: 'ports-import-domain-and-rendering-contract',
    folder: '^apps/api/src/ports/',
    allowed: [domain, rendering],
    reason: 'A port declares what the product needs from a service, not how the service is called.',
  },
  {
    name: 'adapters-import-ports-only',
    folder: '^apps/api/src/adapters/',
    allowed: [domain, rendering, ...api('ports/'), npm],
    reason: 'An adapter implements a port and imports none of its callers.',
  },
  {
    name: 'db-imports-no-upper-layer',
    folder: '^apps/api/src/db/',
    allowed: [domain, contract, npm],
    reason: 'Schema, migrations and connections contain no query and no use case.',
  },
  {
    name: 'stores-import-no-upper-layer',
    folder: '^apps/api/src/stores/',
    allowed: [domain, contract, ...api('db/', 'ports/'), npm],
    reason: 'Stores contain queries by noun; decisions belong to the layers above.',
  },
  {
    name: 'config-imports-no-upper-layer',
    folder: '^apps/api/src/config/',
    allowed: [domain, ...api('db/', 'lib/', 'ports/'), npm],
    reason: 'Settings and the list of dependencies contain no request and no use case.',
  },
  {
    name: 'lib-imports-no-domain-store',
    folder: '^apps/api/src/lib/',
    allowed: [domain, contract, ...api('ports/', 'stores/app/'), npm],
    reason: 'Caches, limits, keys and queues are the same for every noun; they read only their own rows.',
  },
  {
    name: 'booking-imports-no-http',
    folder: '^apps/api/src/booking/',
    allowed: [domain, contract, i18n, ...basics, ...api('db/', 'notifications/', 'stores/'), npm],
    reason: 'A use case depends neither on HTTP nor on the state of a process.',
  },
  {
    name: 'members-import-no-http',
    folder: '^apps/api/src/members/',
    allowed: [domain, contract, ...basics, ...api('db/', 'notifications/', 'stores/'), npm],
    reason: 'Codes, passwords and phone numbers are the same for every feature that uses them.',
  },
  {
    name: 'catalogue-imports-no-http',
    folder: '^apps/api/src/catalogue/',
    allowed: [domain, contract, i18n, ...api('db/', 'stores/'), npm],
    reason: 'Reading, checking and writing a catalogue is the same for endpoints, commands and the demo group.',
  },
  {
    name: 'notifications-import-no-use-case',
    folder: '^apps/api/src/notifications/',
    allowed: [domain, contract, i18n, ...basics, ...api('db/', 'html/', 'stores/'), npm],
    reason: 'Use cases enqueue notifications and raise alarms; a job writes the mail without any request.',
  },
  {
    name: 'demo-uses-booking-and-stores',
    folder: '^apps/api/src/demo/',
    allowed: [domain, contract, demo, ...api('booking/', 'catalogue/', 'db/', 'lib/', 'stores/'), npm],
    reason: 'The demo group is inserted through the same stores and use cases as other data.',
  },
  {
    name: 'jobs-see-no-request',
    folder: '^apps/api/src/jobs/',
    allowed: [domain, contract, ...basics, ...api('booking/', 'catalogue/', 'db/', 'notifications/', 'stores/'), npm],
    reason: 'A job runs use cases, notifications and stores; it has no request.',
  },
  {
    name: 'http-imports-no-feature',
    folder: '^apps/api/src/http/',
    allowed: [domain, contract, i18n, ...basics, ...api('db/', 'html/', 'notifications/', 'stores/'), npm],
    reason: 'Routes, sessions, guards and problems are the same for every feature.',
  },
  {
    name: 'metrics-import-no-use-case',
    folder: '^apps/api/src/metrics/',
    allowed: [domain, ...basics, ...api('http/', 'notifications/', 'stores/'), npm],
    reason: 'Metrics are read from the stores; they decide nothing.',
  },
  {
    name: 'features-of-the-server',
    folder: '^apps/api/src/features/',
    allowed: [
      domain,
      contract,
      i18n,
      ...basics,
      ...api(
        'booking/',
        'catalogue/',
        'db/',
        'demo/install-demo-group\\.ts',
        'html/',
        'http/',
        'members/',
        'notifications/',
        'stores/',
      ),
      npm,
    ],
    reason: 'A feature decodes a call, lets lower layers decide, and answers; it imports no page, job or adapter.',
  },
  {
    name: 'pages-import-no-features',
    folder: '^apps/api/src/pages/',
    allowed: [
      domain,
      contract,
      i18n,
      ...basics,
      ...api('booking/', 'catalogue/', 'db/', 'html/', 'http/', 'stores/'),
      npm,
    ],
    reason: 'The server’s part of a page loads its data through http, booking and stores.',
  },
  {
    name: 'openapi-imports-contract',
    folder: '^apps/api/src/openapi/',
    allowed: [contract, i18n, ...basics, ...api('html/', 'http/'), npm],
    reason: 'The API documentation describes the contract, not its implementation.',
  },
  {
    name: 'html-imports-domain-only',
    folder: '^apps/api/src/html/',
    allowed: [domain],
    reason: 'All HTML of the server shares these helpers.',
  },
  {
    name: 'server-imports-no-user-interface',
    folder: '^apps/api/src/',
    allowed: [domain, contract, demo, i18n, npm],
    reason: 'The server imports no other app, no stand-in and no component.',
  },
  {
    name: 'lib-of-the-site',
    folder: '^apps/web/src/lib/',
    allowed: [domain, contract, client, i18n, ui, npm],
    reason: 'lib contains no noun: calls, translations, formats, storage.',
  },
  {
    name: 'components-of-the-site',
    folder: '^apps/web/src/components/',
    allowed: [domain, contract, client, ui, ...web('lib/'), npm],
    reason:
      'Components that pages and features share contain no noun: notices, dialogs, pagers, the phone number field.',
  },
  {
    name: 'entities-of-the-site',
    folder: '^apps/web/src/entities/',
    allowed: [domain, contract, client, ...web('lib/'), npm],
    reason: 'Queries and codecs of a noun, without components.',
  },
  {
    name: 'features-of-the-site',
    folder: '^apps/web/src/features/',
    allowed: [domain, contract, client, ui, ...web('entities/', 'components/', 'lib/'), npm],
    reason: 'Components of one noun; a feature imports no page.',
  },
  {
    name: 'flows-of-the-site',
    folder: '^apps/web/src/flows/',
    allowed: [domain, contract, client, ui, ...web('features/', 'entities/', 'components/', 'lib/'), npm],
    reason: 'Steps that several pages share and that join features.',
  },
  {
    name: 'pages-of-the-site',
    folder: '^apps/web/src/pages/',
    allowed: [domain, contract, client, ui, ...web('flows/', 'features/', 'entities/', 'components/', 'lib/'), npm],
    reason: 'A page composes features and flows; it imports no route table.',
  },
  {
    name: 'site-imports-no-server-code',
    folder: '^apps/web/src/',
    allowed: [domain, contract, client, i18n, ui, npm],
    reason: 'The site depends on the server only through the contract.',
  },
  {
    name: 'lib-of-the-console',
    folder: '^apps/console/src/lib/',
    allowed: [domain, contract, client, i18n, ui, npm],
    reason: 'lib contains no noun: calls, translations, storage.',
  },
  {
    name: 'components-of-the-console',
    folder: '^apps/console/src/components/',
    allowed: [domain, contract, client, ui, ...staff('lib/'), npm],
    reason: 'Components that pages and features share contain no noun.',
  },
  {
    name: 'entities-of-the-console',
    folder: '^apps/console/src/entities/',
    allowed: [domain, contract, client, ...staff('lib/'), npm],
    reason: 'Queries and client state of a noun, without components.',
  },
  {
    name: 'features-of-the-console',
    folder: '^apps/console/src/features/',
    allowed: [domain, contract, client, ui, ...staff('entities/', 'components/', 'lib/'), npm],
    reason: 'Components of one noun; a feature imports no page.',
  },
  {
    name: 'flows-of-the-console',
    folder: '^apps/console/src/flows/',
    allowed: [domain, contract, client, ui, ...staff('features/', 'entities/', 'components/', 'lib/'), npm],
    reason: 'Steps that several pages share and that join features.',
  },
  {
    name: 'pages-of-the-console',
    folder: '^apps/console/src/pages/',
    allowed: [domain, contract, client, ui, ...staff('flows/', 'features/', 'entities/', 'components/', 'lib/'), npm],
    reason: 'A page composes features and flows; it imports no route table.',
  },
  {
    name: 'console-imports-no-server-code',
    folder: '^apps/console/src/',
    allowed: [domain, contract, client, i18n, ui, npm],
    reason: 'The console depends on the server only through the contract, and on no other app.',
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle-between-files',
      comment: 'Two files that import each other belong into one file, or share a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...layers.map(({ name, folder, allowed, reason }) => ({
      name,
      comment: reason,
      severity: 'error',
      from: { path: folder, pathNot: tests },
      // Type imports count as imports.
      to: {
        path: createOutsidePattern(folder.slice(1), ...allowed),
        ...(nodeLayers.test(folder) ? { dependencyTypesNot: ['core'] } : {}),
      },
    })),
    {
      name: 'features-of-the-server-never-import-each-other',
      comment: 'Move code that two features need to a layer below: a store, booking, a port, the domain.',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/([^/]+)/', pathNot: tests },
      to: { path: '^apps/api/src/features/', pathNot: '^apps/api/src/features/(?:$1/$2/|feature\\.ts|command\\.ts)' },
    },
    {
      name: 'features-of-the-site-never-import-each-other',
      comment:
        'Move code that two features need to an entity, ui or lib, and code that joins them to a flow or a page.',
      severity: 'error',
      from: { path: '^apps/(web|console)/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/(web|console)/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'pages-of-the-site-never-import-pages',
      comment: 'Move code that two pages share to a flow, a feature or an entity.',
      severity: 'error',
      from: { path: '^apps/(web|console)/src/pages/([^/]+)/', pathNot: tests },
      to: { path: '^apps/(web|console)/src/pages/', pathNot: '^apps/$1/src/pages/$2/' },
    },
    {
      name: 'one-module-imports-the-demo-package',
      comment: 'Only apps/api/src/demo/group.ts imports the demo data; no page, call or job does.',
      severity: 'error',
      from: { path: '^apps/', pathNot: `^apps/api/src/demo/group\\.ts$|${tests}` },
      to: { path: '^packages/demo/' },
    },
    {
      name: 'only-main-imports-adapters',
      comment: 'Use cases depend on ports; main.ts chooses their adapters.',
      severity: 'error',
      from: { path: '^apps/api/src', pathNot: `^apps/api/src/(main\\.ts|adapters/)|${tests}` },
      to: { path: '^apps/api/src/adapters/' },
    },
    {
      name: 'no-undeclared-dependency',
      comment: 'A workspace imports only packages that its package.json declares, although npm allows more.',
      severity: 'error',
      from: { path: '^(apps|packages|fakes)/[^/]+(/src)?/', pathNot: tests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable-import',
      comment: 'The imported module does not exist.',
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
