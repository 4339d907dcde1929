/** Import rules (docs/architecture.md). Each has a name and a reason; `npm run check` names the rule that is broken. */
const outside = (...allowed) => `^(?!${allowed.join('|')})`;
const tests = '\\.test\\.tsx?$|^(apps/api/test|e2e|bench|drills|tools|studio)/';

const npm = 'node_modules/';
const [domain, contract, client, demo, i18n, ui] = ['domain', 'contract', 'client', 'demo', 'i18n', 'ui'].map(
  (name) => `packages/${name}/src/`,
);
/** What passes between the server and the site's renderer, which is the site's as much as ours. */
const rendering = `${contract}rendering\\.ts`;
const api = (...names) => names.map((name) => `apps/api/src/${name}`);
const web = (...names) => names.map((name) => `apps/web/src/${name}`);
const staff = (...names) => names.map((name) => `apps/console/src/${name}`);
/** What every layer of the server may use: settings and dependencies, helpers without domain knowledge, ports. */
const basics = api('config/', 'lib/', 'ports/');

/** Layers that run on Node may import its modules; the site and what it shares with the server may not. */
const onNode = /^\^(apps\/api|fakes)\/src\/(?!html)/;

/** Each layer, what it may import besides itself, and why no more. */
const layers = [
  {
    name: 'domain-needs-nothing',
    folder: '^packages/domain/src/',
    may: [],
    why: 'The rules of dining are pure: no library, no clock, no other room.',
  },
  {
    name: 'contract-needs-domain-and-zod',
    folder: '^packages/contract/src/',
    may: [domain, `${npm}zod`],
    why: 'The contract names the wire; it knows the domain and zod, and nobody who serves or calls it.',
  },
  {
    name: 'client-needs-contract-and-queries',
    folder: '^packages/client/src/',
    may: [contract, `${npm}@tanstack/react-query`],
    why: 'Calling and keeping answers is the same for the site and a staff console; neither noun nor page is known here.',
  },
  {
    name: 'demo-is-data',
    folder: '^packages/demo/src/',
    may: [domain, contract, i18n],
    why: 'What the demo group is, in words and numbers; how it becomes rows is the business of whoever lays it out.',
  },
  {
    name: 'i18n-needs-nothing',
    folder: '^packages/i18n/src/',
    may: [],
    why: 'Words stand alone, so that any room may use them.',
  },
  {
    name: 'ui-knows-no-restaurants',
    folder: '^packages/ui/src/',
    may: [npm],
    why: 'Primitives are shared with a staff console: React and its libraries only.',
  },
  {
    name: 'fakes-know-nothing-of-us',
    folder: '^fakes/src/',
    may: [npm],
    why: 'A stand-in is a process of its own; one that shared our code would share our mistakes.',
  },
  {
    name: 'ports-know-nothing',
    folder: '^apps/api/src/ports/',
    may: [domain, rendering],
    why: 'A port says what we ask of a service, not how.',
  },
  {
    name: 'adapters-see-ports',
    folder: '^apps/api/src/adapters/',
    may: [domain, rendering, ...api('ports/'), npm],
    why: 'An adapter turns a port into a wire and knows nothing of who asks.',
  },
  {
    name: 'db-is-below-all',
    folder: '^apps/api/src/db/',
    may: [domain, contract, npm],
    why: 'Schema, migrations and connecting know no query and no use case.',
  },
  {
    name: 'stores-are-sql',
    folder: '^apps/api/src/stores/',
    may: [domain, contract, ...api('db/', 'ports/'), npm],
    why: 'Queries by noun; what is decided by them stands above.',
  },
  {
    name: 'config-is-below-all',
    folder: '^apps/api/src/config/',
    may: [domain, ...api('db/', 'lib/', 'ports/'), npm],
    why: 'Settings and the list of dependencies know no request and no use case.',
  },
  {
    name: 'lib-knows-no-noun',
    folder: '^apps/api/src/lib/',
    may: [domain, contract, ...api('ports/', 'stores/app/'), npm],
    why: 'Caches, limits, keys and queues are the same for every noun; only their own rows are read.',
  },
  {
    name: 'booking-sees-no-http',
    folder: '^apps/api/src/booking/',
    may: [domain, contract, i18n, ...basics, ...api('db/', 'notifications/', 'stores/'), npm],
    why: 'A use case does not depend on how it was asked for, nor on what a process remembers.',
  },
  {
    name: 'members-see-no-http',
    folder: '^apps/api/src/members/',
    may: [domain, contract, ...basics, ...api('db/', 'notifications/', 'stores/'), npm],
    why: 'Codes, passwords and phone numbers are the same for every feature that asks for them.',
  },
  {
    name: 'notifications-see-no-use-case',
    folder: '^apps/api/src/notifications/',
    may: [domain, contract, i18n, ...basics, ...api('db/', 'html/', 'stores/'), npm],
    why: 'Use cases enqueue notifications and raise alarms; a job writes the mail without any request.',
  },
  {
    name: 'demo-is-laid-out-through-one-door',
    folder: '^apps/api/src/demo/',
    may: [domain, contract, demo, ...api('booking/', 'db/', 'lib/', 'stores/'), npm],
    why: 'The demo group is data of a house like any other.',
  },
  {
    name: 'jobs-see-no-request',
    folder: '^apps/api/src/jobs/',
    may: [domain, ...basics, ...api('booking/', 'db/', 'notifications/', 'stores/'), npm],
    why: 'A job runs use cases, notifications and stores; it has no request.',
  },
  {
    name: 'http-knows-no-feature',
    folder: '^apps/api/src/http/',
    may: [domain, contract, i18n, ...basics, ...api('db/', 'html/', 'notifications/', 'stores/'), npm],
    why: 'Mounting, sessions, guards and problems are the same for every feature.',
  },
  {
    name: 'metrics-measure',
    folder: '^apps/api/src/metrics/',
    may: [domain, ...basics, ...api('http/', 'notifications/', 'stores/'), npm],
    why: 'What is told of the house is asked of the stores; it decides nothing.',
  },
  {
    name: 'features-of-the-server',
    folder: '^apps/api/src/features/',
    may: [
      domain,
      contract,
      i18n,
      ...basics,
      ...api('booking/', 'db/', 'demo/insert-demo-group\\.ts', 'http/', 'members/', 'notifications/', 'stores/'),
      npm,
    ],
    why: 'A call is decoded, decided below and answered; pages, jobs and adapters are not its business.',
  },
  {
    name: 'pages-answer-navigations',
    folder: '^apps/api/src/pages/',
    may: [domain, contract, i18n, ...basics, ...api('booking/', 'db/', 'html/', 'http/', 'stores/'), npm],
    why: 'The shell of a page asks the calls for its data.',
  },
  {
    name: 'the-published-contract',
    folder: '^apps/api/src/openapi/',
    may: [contract, i18n, ...basics, ...api('html/', 'http/'), npm],
    why: 'It tells what the contract says, and nothing of how it is done.',
  },
  { name: 'html-is-shared', folder: '^apps/api/src/html/', may: [domain], why: 'What all HTML of the server shares.' },
  {
    name: 'the-server-shows-nothing',
    folder: '^apps/api/src/',
    may: [domain, contract, demo, i18n, npm],
    why: 'The server uses domain, contract and i18n; no other app, no stand-in, no primitive of a page.',
  },
  {
    name: 'lib-of-the-site',
    folder: '^apps/web/src/lib/',
    may: [domain, contract, client, i18n, ui, npm],
    why: 'lib knows no noun: calls, texts, formats, storage.',
  },
  {
    name: 'components-of-the-site',
    folder: '^apps/web/src/components/',
    may: [domain, contract, client, ui, ...web('lib/'), npm],
    why: 'Components that pages and features share know no noun: notices, dialogs, pagers, the phone number field.',
  },
  {
    name: 'entities-of-the-site',
    folder: '^apps/web/src/entities/',
    may: [domain, contract, client, ...web('lib/'), npm],
    why: 'Queries and codecs of a noun, without a picture of it.',
  },
  {
    name: 'features-of-the-site',
    folder: '^apps/web/src/features/',
    may: [domain, contract, client, ui, ...web('entities/', 'components/', 'lib/'), npm],
    why: 'Parts of one noun; a feature knows no page.',
  },
  {
    name: 'flows-of-the-site',
    folder: '^apps/web/src/flows/',
    may: [domain, contract, client, ui, ...web('features/', 'entities/', 'components/', 'lib/'), npm],
    why: 'What several pages share across features.',
  },
  {
    name: 'pages-of-the-site',
    folder: '^apps/web/src/pages/',
    may: [domain, contract, client, ui, ...web('flows/', 'features/', 'entities/', 'components/', 'lib/'), npm],
    why: 'A page composes; it knows no route table.',
  },
  {
    name: 'site-leaves-the-server-alone',
    folder: '^apps/web/src/',
    may: [domain, contract, client, i18n, ui, npm],
    why: 'The site knows the server by its contract only.',
  },
  {
    name: 'lib-of-the-console',
    folder: '^apps/console/src/lib/',
    may: [domain, contract, client, i18n, ui, npm],
    why: 'lib knows no noun: calls, texts, storage.',
  },
  {
    name: 'entities-of-the-console',
    folder: '^apps/console/src/entities/',
    may: [domain, contract, client, ...staff('lib/'), npm],
    why: 'Queries and client state of a noun, without a picture of it.',
  },
  {
    name: 'features-of-the-console',
    folder: '^apps/console/src/features/',
    may: [domain, contract, client, ui, ...staff('entities/', 'lib/'), npm],
    why: 'Parts of one noun; a feature knows no page.',
  },
  {
    name: 'flows-of-the-console',
    folder: '^apps/console/src/flows/',
    may: [domain, contract, client, ui, ...staff('features/', 'entities/', 'lib/'), npm],
    why: 'What several pages share across features.',
  },
  {
    name: 'pages-of-the-console',
    folder: '^apps/console/src/pages/',
    may: [domain, contract, client, ui, ...staff('flows/', 'features/', 'entities/', 'lib/'), npm],
    why: 'A page composes; it knows no route table.',
  },
  {
    name: 'console-leaves-the-server-alone',
    folder: '^apps/console/src/',
    may: [domain, contract, client, i18n, ui, npm],
    why: 'The console knows the server by its contract only, and no other app.',
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle-between-files',
      comment: 'Two files that import each other are one file, or share a third one below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...layers.map(({ name, folder, may, why }) => ({
      name,
      comment: why,
      severity: 'error',
      from: { path: folder, pathNot: tests },
      // Everything else is forbidden, types included.
      to: { path: outside(folder.slice(1), ...may), ...(onNode.test(folder) ? { dependencyTypesNot: ['core'] } : {}) },
    })),
    {
      name: 'features-of-the-server-never-import-each-other',
      comment: 'What two features need lies below them: a store, booking, a port, the domain.',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/([^/]+)/', pathNot: tests },
      to: { path: '^apps/api/src/features/', pathNot: '^apps/api/src/features/(?:$1/$2/|feature\\.ts|command\\.ts)' },
    },
    {
      name: 'features-of-the-site-never-import-each-other',
      comment:
        'What two features need lies below them, in an entity, ui or lib; what joins them lies above, in a flow or a page.',
      severity: 'error',
      from: { path: '^apps/(web|console)/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/(web|console)/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'pages-of-the-site-never-import-pages',
      comment: 'What two pages share is a flow, a feature or an entity.',
      severity: 'error',
      from: { path: '^apps/(web|console)/src/pages/([^/]+)/', pathNot: tests },
      to: { path: '^apps/(web|console)/src/pages/', pathNot: '^apps/$1/src/pages/$2/' },
    },
    {
      name: 'one-door-to-the-demo-group',
      comment: 'One module of the server takes the group in, for those who lay it out; no page, call or job knows it.',
      severity: 'error',
      from: { path: '^apps/', pathNot: `^apps/api/src/demo/group\\.ts$|${tests}` },
      to: { path: '^packages/demo/' },
    },
    {
      name: 'only-main-sees-adapters',
      comment: 'Use cases see ports; which adapter stands behind one is decided where the product starts.',
      severity: 'error',
      from: { path: '^apps/api/src', pathNot: `^apps/api/src/(main\\.ts|adapters/)|${tests}` },
      to: { path: '^apps/api/src/adapters/' },
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
