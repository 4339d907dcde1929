/** The walls of the house (docs/architecture.md). Each has a name and a reason; `npm run check` says which one is broken. */
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
/** What every use case of the server is given. */
const given = api(
  'alarms\\.ts',
  'cache\\.ts',
  'deps\\.ts',
  'config\\.ts',
  'keyring\\.ts',
  'limiter\\.ts',
  'phones\\.ts',
  'ports/',
  'semaphore\\.ts',
  'work-queues\\.ts',
);

/** Rooms that run on Node use its own modules; the site and what it shares with the server cannot. */
const onNode = /^\^(apps\/api|fakes)\/src\/(?!html)/;

/** Each room, what it may import beside itself, and why no more. */
const rooms = [
  {
    name: 'domain-needs-nothing',
    room: '^packages/domain/src/',
    may: [],
    why: 'The rules of dining are pure: no library, no clock, no other room.',
  },
  {
    name: 'contract-needs-domain-and-zod',
    room: '^packages/contract/src/',
    may: [domain, `${npm}zod`],
    why: 'The contract names the wire; it knows the domain and zod, and nobody who serves or calls it.',
  },
  {
    name: 'client-needs-contract-and-queries',
    room: '^packages/client/src/',
    may: [contract, `${npm}@tanstack/react-query`],
    why: 'Calling and keeping answers is the same for the site and a staff console; neither noun nor page is known here.',
  },
  {
    name: 'demo-is-data',
    room: '^packages/demo/src/',
    may: [domain, contract],
    why: 'What the demo group is, in words and numbers; how it becomes rows is the business of whoever lays it out.',
  },
  { name: 'i18n-needs-nothing', room: '^packages/i18n/src/', may: [], why: 'Words stand alone, so that any room may use them.' },
  {
    name: 'ui-knows-no-restaurants',
    room: '^packages/ui/src/',
    may: [npm],
    why: 'Primitives are shared with a staff console: React and its libraries only.',
  },
  {
    name: 'fakes-know-nothing-of-us',
    room: '^fakes/src/',
    may: [npm],
    why: 'A stand-in is a process of its own; one that shared our code would share our mistakes.',
  },
  {
    name: 'ports-know-nothing',
    room: '^apps/api/src/ports/',
    may: [domain, rendering],
    why: 'A port says what we ask of a service, not how.',
  },
  {
    name: 'adapters-see-ports',
    room: '^apps/api/src/adapters/',
    may: [domain, rendering, ...api('ports/'), npm],
    why: 'An adapter turns a port into a wire and knows nothing of who asks.',
  },
  {
    name: 'db-is-below-all',
    room: '^apps/api/src/db/',
    may: [domain, contract, npm],
    why: 'Schema, migrations and connecting know no query and no use case.',
  },
  {
    name: 'stores-are-sql',
    room: '^apps/api/src/stores/',
    may: [domain, contract, ...api('db/', 'ports/'), npm],
    why: 'Queries by noun; what is decided by them stands above.',
  },
  {
    name: 'booking-sees-no-http',
    room: '^apps/api/src/booking/',
    may: [domain, contract, i18n, ...given, ...api('db/', 'stores/'), npm],
    why: 'What is decided and taken does not depend on how it was asked, nor on what a process remembers.',
  },
  {
    name: 'members-see-no-http',
    room: '^apps/api/src/members/',
    may: [domain, contract, ...given, ...api('db/', 'messages/', 'stores/'), npm],
    why: 'Codes, passwords and numbers are the same for every feature that asks for them.',
  },
  {
    name: 'messages-see-no-http',
    room: '^apps/api/src/messages/',
    may: [domain, contract, i18n, ...given, ...api('booking/', 'db/', 'html/', 'stores/'), npm],
    why: 'A mail is written by a job, with nobody asking.',
  },
  {
    name: 'demo-is-laid-out-through-one-door',
    room: '^apps/api/src/demo/',
    may: [domain, contract, demo, ...api('booking/', 'db/', 'stores/'), npm],
    why: 'The demo group is data of a house like any other.',
  },
  {
    name: 'jobs-ask-nobody-outside',
    room: '^apps/api/src/jobs/',
    may: [domain, ...given, ...api('alive\\.ts', 'booking/', 'db/', 'messages/', 'stores/'), npm],
    why: 'Work that comes round: use cases, messages and stores; no request.',
  },
  {
    name: 'http-knows-no-feature',
    room: '^apps/api/src/http/',
    may: [domain, contract, i18n, ...given, ...api('alive\\.ts', 'db/', 'html/', 'stores/'), npm],
    why: 'Mounting, sessions, guards and problems are the same for every feature.',
  },
  {
    name: 'metrics-measure',
    room: '^apps/api/src/metrics/',
    may: [domain, ...given, ...api('alive\\.ts', 'http/', 'stores/'), npm],
    why: 'What is told of the house is asked of the stores; it decides nothing.',
  },
  {
    name: 'features-of-the-server',
    room: '^apps/api/src/features/',
    may: [domain, contract, i18n, ...given, ...api('booking/', 'catalogue\\.ts', 'db/', 'http/', 'members/', 'stores/'), npm],
    why: 'A call is decoded, decided below and answered; pages, jobs and adapters are not its business.',
  },
  {
    name: 'pages-answer-navigations',
    room: '^apps/api/src/pages/',
    may: [domain, contract, i18n, ...given, ...api('booking/', 'catalogue\\.ts', 'db/', 'html/', 'http/', 'stores/'), npm],
    why: 'The shell of a page asks the calls for its data.',
  },
  {
    name: 'the-published-contract',
    room: '^apps/api/src/openapi/',
    may: [contract, i18n, ...given, ...api('html/', 'http/'), npm],
    why: 'It tells what the contract says, and nothing of how it is done.',
  },
  { name: 'html-is-shared', room: '^apps/api/src/html/', may: [domain], why: 'What all HTML of the server shares.' },
  {
    name: 'the-server-shows-nothing',
    room: '^apps/api/src/',
    may: [domain, contract, demo, i18n, npm],
    why: 'The server uses domain, contract and i18n; no other app, no stand-in, no primitive of a page.',
  },
  {
    name: 'lib-of-the-site',
    room: '^apps/web/src/lib/',
    may: [domain, contract, client, i18n, ui, npm],
    why: 'lib knows no noun: calls, texts, formats, storage.',
  },
  {
    name: 'entities-of-the-site',
    room: '^apps/web/src/entities/',
    may: [domain, contract, client, ...web('lib/'), npm],
    why: 'Queries and codecs of a noun, without a picture of it.',
  },
  {
    name: 'features-of-the-site',
    room: '^apps/web/src/features/',
    may: [domain, contract, client, ui, ...web('entities/', 'lib/'), npm],
    why: 'Parts of one noun; a feature knows no page.',
  },
  {
    name: 'flows-of-the-site',
    room: '^apps/web/src/flows/',
    may: [domain, contract, client, ui, ...web('features/', 'entities/', 'lib/'), npm],
    why: 'What several pages share across features.',
  },
  {
    name: 'pages-of-the-site',
    room: '^apps/web/src/pages/',
    may: [domain, contract, client, ui, ...web('flows/', 'features/', 'entities/', 'lib/'), npm],
    why: 'A page composes; it knows no route table.',
  },
  {
    name: 'site-leaves-the-server-alone',
    room: '^apps/web/src/',
    may: [domain, contract, client, i18n, ui, npm],
    why: 'The site knows the server by its contract only.',
  },
];

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
    ...rooms.map(({ name, room, may, why }) => ({
      name,
      comment: why,
      severity: 'error',
      from: { path: room, pathNot: tests },
      // What a room may import stands in its line; everything else is beyond its walls, types included.
      to: { path: outside(room.slice(1), ...may), ...(onNode.test(room) ? { dependencyTypesNot: ['core'] } : {}) },
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
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'pages-of-the-site-never-import-pages',
      comment: 'What two pages share is a flow, a feature or an entity.',
      severity: 'error',
      from: { path: '^apps/web/src/pages/([^/]+)/', pathNot: tests },
      to: { path: '^apps/web/src/pages/', pathNot: '^apps/web/src/pages/$1/' },
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
