import { randomUUID } from 'node:crypto';
import type { EndpointShape } from '@dining/contract/endpoint';
import { staffEndpoints } from '@dining/contract/staff/api';
import {
  type Access,
  type Capability,
  getWidestPermission,
  isGrantable,
  type Role,
  roles,
  type Scope,
  widestScopes,
} from '@dining/domain/staff/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueFilePaths } from '../../../../test/catalogue-file-paths';
import { documentPaths } from '../../../../test/document-paths';
import { formerPaths } from '../../../../test/former-paths';
import { inboxPaths } from '../../../../test/inbox-paths';
import { chargePaths, memberPaths } from '../../../../test/member-and-charge-paths';
import { picturePaths } from '../../../../test/picture-paths';
import {
  type StaffBrowser,
  type StaffResponse,
  type StaffServer,
  startStaffServer,
  type TestStaff,
  testScopes,
} from '../../../../test/staff-server';
import { venueCalls } from '../../../../test/venue-calls';

let server: StaffServer;
beforeAll(async () => {
  server = await startStaffServer();
  // The other hotel has a version of its terms, too.
  await server.query(
    `INSERT INTO terms (terms_seq, htl_code, terms_type_code, title, content, version, effective_at)
     SELECT 900, $1, terms_type_code, title, content, version, effective_at FROM terms WHERE terms_seq = 1`,
    [testScopes.otherHotel.htlCode],
  );
});
beforeEach(() => server.query('DELETE FROM rate_limit'));
afterAll(() => server.close());

const createGrant = (role: Role, scope: Scope) => ({ role, scope });
const scopesByType: Readonly<Record<string, Scope>> = {
  venue: testScopes.ownVenue,
  hotel: testScopes.ownHotel,
  group: testScopes.group,
};
const getResultCode = ({ status, json }: StaffResponse): string => (status === 200 ? 'ok' : (json.code ?? ''));
const listGrantIds = async (staffId: string) =>
  (await server.query('SELECT grant_id FROM staff_grant WHERE staff_id = $1 AND ended_at IS NULL', [staffId])).map(
    (row) => String(row['grant_id']),
  );
const getSessionHandle = async (staffId: string) => {
  const [row] = await server.query(
    `SELECT handle FROM staff_session WHERE staff_id = $1 AND state = 'full' AND ended IS NULL`,
    [staffId],
  );
  return String(row?.['handle']);
};

/** A request to each endpoint about staff and grants. Most requests concern a given host of a venue. */
const calls: Readonly<
  Record<string, (browser: StaffBrowser, host: TestStaff, scope: Scope) => Promise<StaffResponse>>
> = {
  '/grant/list': (browser) => browser.post('/grant/list'),
  '/grant/save': (browser, { staffId }, scope) =>
    browser.post('/grant/save', { staffId, role: 'kitchen', scope, endsOn: null }),
  '/grant/end': async (browser, { staffId }) => {
    const [grantId] = await listGrantIds(staffId);
    return browser.post('/grant/end', { grantId, version: 1 });
  },
  '/staff/list': (browser) => browser.post('/staff/list'),
  '/staff/invite': (browser, _host, scope) =>
    browser.post('/staff/invite', {
      email: `${randomUUID()}@staff.test`,
      name: 'New',
      language: 'ko',
      grants: [{ role: 'host', scope, endsOn: null }],
    }),
  '/staff/renew-sign-in': (browser, { staffId }) =>
    browser.post('/staff/renew-sign-in', { staffId, reason: 'lost phone' }),
  '/staff/end-session': async (browser, { staffId }) =>
    browser.post('/staff/end-session', { staffId, handle: await getSessionHandle(staffId) }),
};
const readPaths = ['/grant/list', '/staff/list'];
/** Endpoints about reservations, which `reservations/desk-ownership.test` tests in the same way. */
const reservationPaths = [
  '/resv/alternatives',
  '/resv/book',
  '/resv/cancel',
  '/resv/confirm',
  '/resv/contact',
  '/resv/link/list',
  '/resv/link/open',
  '/resv/link/send',
  '/resv/link/withdraw',
  '/resv/note',
  '/resv/quote',
  '/resv/resend',
  '/resv/search',
  '/resv/view',
];
const venues = { own: testScopes.ownVenue, sister: testScopes.sisterVenue, other: testScopes.otherVenue } as const;

/** The result of a change at the staff member's own venue, at a sister venue and at another hotel. */
const expectedResults: Readonly<Record<Role, readonly [own: string, sister: string, other: string]>> = {
  host: ['forbidden', 'forbidden', 'forbidden'],
  kitchen: ['forbidden', 'forbidden', 'forbidden'],
  venue_manager: ['ok', 'not_found', 'not_found'],
  reservation_desk: ['forbidden', 'forbidden', 'forbidden'],
  hotel_manager: ['ok', 'ok', 'not_found'],
  marketing: ['forbidden', 'forbidden', 'forbidden'],
  finance: ['forbidden', 'forbidden', 'forbidden'],
  privacy: ['forbidden', 'forbidden', 'forbidden'],
  owner: ['ok', 'ok', 'ok'],
};
/** The roles that may list staff and grants. */
const readingRoles: readonly Role[] = ['venue_manager', 'hotel_manager', 'privacy', 'owner'];

const addOpenEnd = (grant: ReturnType<typeof createGrant>) => ({ ...grant, endsOn: null });
const hasPermissionAnywhere = (
  grants: readonly ReturnType<typeof createGrant>[],
  capability: Capability,
  access: Access,
): boolean => {
  const permission = getWidestPermission(grants.map(addOpenEnd), capability, new Date());
  return permission.allowed && (access === 'read' || permission.access === 'full');
};
/** Reimplements `isInScope` of the domain, so that a fault there fails these tests. */
const isWithinScope = (scope: Scope, subject: Scope): boolean =>
  scope.type === 'group' ||
  (scope.type === 'hotel' && subject.type === 'hotel' && scope.htlCode === subject.htlCode) ||
  (subject.type === 'venue' &&
    scope.htlCode === subject.htlCode &&
    (scope.type === 'hotel' || scope.dinCode === subject.dinCode));

describe('the capabilities of a role', () => {
  it('are tested for every endpoint that needs one', () => {
    const endpointsWithCapability = (staffEndpoints as readonly EndpointShape[]).filter(
      ({ auth }) => typeof auth === 'object' && auth.staff !== 'self',
    );
    const testedPaths = [
      ...Object.keys(calls),
      ...Object.keys(venueCalls),
      ...reservationPaths,
      ...inboxPaths,
      ...memberPaths,
      ...chargePaths,
      ...picturePaths,
      ...catalogueFilePaths,
      ...documentPaths,
      ...formerPaths,
    ];
    const paths = endpointsWithCapability.map(({ path }) => path.replace('/api/staff', ''));
    expect(paths.toSorted()).toEqual(testedPaths.toSorted());
  });

  it.each(roles)('allow the role %s to change staff only within its scope', async (role) => {
    const grant = createGrant(role, scopesByType[widestScopes[role]] as Scope);
    const browser = await server.signIn(await server.createStaff(grant));
    for (const [index, scope] of Object.values(venues).entries()) {
      const host = await server.createStaff(createGrant('host', scope));
      for (const [path, call] of Object.entries(calls)) {
        if (readPaths.includes(path)) continue;
        if (path === '/staff/end-session') await server.signIn(host);
        // `/staff/renew-sign-in` ends the sign-in of its staff member, so each other request gets a new staff member.
        const target = path === '/staff/end-session' ? host : await server.createStaff(createGrant('host', scope));
        expect([path, index, getResultCode(await call(browser, target, scope))]).toEqual([
          path,
          index,
          expectedResults[role][index],
        ]);
      }
    }
  });

  it.each(roles)('allow the role %s to reach only venues within its scope', async (role) => {
    const grant = createGrant(role, scopesByType[widestScopes[role]] as Scope);
    const browser = await server.signIn(await server.createStaff(grant));
    for (const [path, { capability, access = 'full', subject, run }] of Object.entries(venueCalls))
      for (const [venueName, venue] of Object.entries(venues)) {
        const response = getResultCode(await run(browser, venue, server));
        const hotel = { type: 'hotel', htlCode: venue.htlCode } as const;
        const scope = subject === 'group' ? testScopes.group : subject === 'hotel' ? hotel : venue;
        const accessResult = !hasPermissionAnywhere([grant], capability, access)
          ? 'forbidden'
          : subject === 'list' || isWithinScope(grant.scope, scope)
            ? 'answered'
            : 'not_found';
        // This list is of one hotel, which its path names.
        const isListOfOtherHotel = path === '/service/hotel/:htlCode/:day' && venueName === 'other';
        const expectedResult =
          accessResult === 'answered' && isListOfOtherHotel && grant.scope.type !== 'group'
            ? 'not_found'
            : accessResult;
        const refusals = ['forbidden', 'not_found', 'not_signed_in'];
        expect([path, venueName, refusals.includes(response) ? response : 'answered']).toEqual([
          path,
          venueName,
          expectedResult,
        ]);
      }
  });

  it.each(roles)('allow the role %s to list only staff within its scope', async (role) => {
    const hosts = await Promise.all(
      Object.values(venues).map((scope) => server.createStaff(createGrant('host', scope))),
    );
    const staffOfTwoHotels = await server.createStaff(
      createGrant('host', testScopes.ownVenue),
      createGrant('kitchen', testScopes.otherVenue),
    );
    const grant = createGrant(role, scopesByType[widestScopes[role]] as Scope);
    const browser = await server.signIn(await server.createStaff(grant));
    const [people, grants] = [await browser.post('/staff/list'), await browser.post('/grant/list')];
    if (!readingRoles.includes(role)) {
      expect([getResultCode(people), getResultCode(grants)]).toEqual(['forbidden', 'forbidden']);
      return;
    }
    const isListed = { venue: [true, false, false], hotel: [true, true, false], group: [true, true, true] }[
      widestScopes[role]
    ];
    const listedStaffIds = (people.json.staff as { staffId: string }[]).map(({ staffId }) => staffId);
    const staffIdsOfGrants = (grants.json.grants as { staffId: string }[]).map(({ staffId }) => staffId);
    expect(hosts.map(({ staffId }) => listedStaffIds.includes(staffId))).toEqual(isListed);
    expect(hosts.map(({ staffId }) => staffIdsOfGrants.includes(staffId))).toEqual(isListed);
    const person = (people.json.staff as { staffId: string; grants: unknown[] }[]).find(
      ({ staffId }) => staffId === staffOfTwoHotels.staffId,
    );
    expect(person?.grants).toHaveLength(widestScopes[role] === 'group' ? 2 : 1);
  });

  it('are checked before the body is read: a visitor who is not signed in is refused', async () => {
    for (const path of Object.keys(calls))
      expect([path, getResultCode(await server.browser().post(path, { nonsense: 1 }))]).toEqual([
        path,
        'not_signed_in',
      ]);
  });

  it('are checked before the body is read: a staff member without them is refused', async () => {
    const browser = await server.signIn(await server.createStaff(createGrant('host', testScopes.ownVenue)));
    for (const path of Object.keys(calls))
      expect([path, getResultCode(await browser.post(path, { nonsense: 1 }))]).toEqual([path, 'forbidden']);
  });

  it('reveal no difference between a subject of another venue and one that does not exist', async () => {
    const browser = await server.signIn(await server.createStaff(createGrant('venue_manager', testScopes.ownVenue)));
    const otherHost = await server.createStaff(createGrant('host', testScopes.otherVenue));
    const [grantId] = await listGrantIds(otherHost.staffId);
    const attempts: [string, object, object][] = [
      ['/grant/end', { grantId, version: 1 }, { grantId: randomUUID(), version: 1 }],
      ['/grant/save', { grantId, version: 1, endsOn: null }, { grantId: randomUUID(), version: 1, endsOn: null }],
      [
        '/grant/save',
        { staffId: otherHost.staffId, role: 'host', scope: testScopes.ownVenue, endsOn: null },
        { staffId: randomUUID(), role: 'host', scope: testScopes.ownVenue, endsOn: null },
      ],
      [
        '/staff/renew-sign-in',
        { staffId: otherHost.staffId, reason: 'lost' },
        { staffId: randomUUID(), reason: 'lost' },
      ],
    ];
    for (const [path, otherVenueBody, missingBody] of attempts) {
      const [first, second] = [await browser.post(path, otherVenueBody), await browser.post(path, missingBody)];
      expect([first.status, first.json]).toEqual([404, second.json]);
    }
  });
});

describe('a grant', () => {
  const createManager = async () => {
    const manager = await server.createStaff(createGrant('hotel_manager', testScopes.ownHotel));
    return { manager, browser: await server.signIn(manager) };
  };

  it('can be given, changed and ended, with an audit entry for each', async () => {
    const { manager, browser } = await createManager();
    const host = await server.createStaff(createGrant('host', testScopes.ownVenue));
    const { grant } = (
      await browser.post('/grant/save', {
        staffId: host.staffId,
        role: 'venue_manager',
        scope: testScopes.sisterVenue,
        endsOn: '2026-04-01',
      })
    ).json;
    expect(grant).toMatchObject({
      role: 'venue_manager',
      scope: testScopes.sisterVenue,
      endsOn: '2026-04-01',
      version: 1,
    });
    const { grantId } = grant;
    const changed = await browser.post('/grant/save', { grantId, version: 1, endsOn: null });
    expect(changed.json.grant).toEqual({ ...grant, endsOn: null, version: 2 });
    expect((await browser.post('/grant/end', { grantId, version: 2 })).json).toEqual({ result: 'success' });
    const entries = await server.query(
      'SELECT actor, staff_id, htl_code, action, device, address, before, after FROM audit_entry WHERE subject = $1 ORDER BY id',
      [`grant ${grantId}`],
    );
    const actorFields = {
      actor: manager.name,
      staff_id: manager.staffId,
      htl_code: 'H01',
      device: 'Safari · iPhone',
      address: browser.address,
    };
    const state = { staffId: host.staffId, role: 'venue_manager', scope: 'venue BAKERY', endsOn: '2026-04-01' };
    expect(entries).toEqual([
      { ...actorFields, action: 'grant.add', before: null, after: state },
      { ...actorFields, action: 'grant.change', before: state, after: { ...state, endsOn: null } },
      { ...actorFields, action: 'grant.end', before: { ...state, endsOn: null }, after: null },
    ]);
  });

  it.each([
    [
      'given',
      (staffId: string) => ['/grant/save', { staffId, role: 'kitchen', scope: testScopes.ownVenue, endsOn: null }],
    ],
    ['changed', (_: string, grantId: string) => ['/grant/save', { grantId, version: 1, endsOn: '2026-12-31' }]],
    ['ended', (_: string, grantId: string) => ['/grant/end', { grantId, version: 1 }]],
  ] as [string, (staffId: string, grantId: string) => [string, object]][])(
    'ends the sessions of its staff member when it is %s',
    async (_change, createRequest) => {
      const { browser } = await createManager();
      const host = await server.createStaff(createGrant('host', testScopes.ownVenue));
      const hostBrowser = await server.signIn(host);
      expect((await hostBrowser.get('/session/me')).status).toBe(200);
      const [grantId = ''] = await listGrantIds(host.staffId);
      const [path, body] = createRequest(host.staffId, grantId);
      expect(getResultCode(await browser.post(path, body))).toBe('ok');
      expect((await hostBrowser.get('/session/me')).json.code).toBe('session_ended');
      expect((await browser.get('/session/me')).status).toBe(200);
    },
  );

  it('is changed once if two managers change it at once, and the second gets its current state', async () => {
    const [first, second] = [await createManager(), await createManager()];
    const host = await server.createStaff(createGrant('host', testScopes.ownVenue));
    const [grantId] = await listGrantIds(host.staffId);
    const responses = await Promise.all([
      first.browser.post('/grant/save', { grantId, version: 1, endsOn: '2026-05-01' }),
      second.browser.post('/grant/save', { grantId, version: 1, endsOn: '2026-06-01' }),
    ]);
    expect(responses.map(getResultCode).toSorted()).toEqual(['changed_meanwhile', 'ok']);
    const saved = responses.find(({ status }) => status === 200)?.json.grant;
    expect(responses.find(({ status }) => status === 409)?.json.current).toEqual(saved);
    expect(saved?.version).toBe(2);
  });

  it('is created once if two managers give it at once', async () => {
    const [first, second] = [await createManager(), await createManager()];
    const host = await server.createStaff(createGrant('host', testScopes.ownVenue));
    const body = { staffId: host.staffId, role: 'kitchen', scope: testScopes.ownVenue, endsOn: null };
    const responses = await Promise.all([first, second].map(({ browser }) => browser.post('/grant/save', body)));
    expect(responses.map(getResultCode).toSorted()).toEqual(['changed_meanwhile', 'ok']);
    expect(await listGrantIds(host.staffId)).toHaveLength(2);
  });

  it.each([
    ['with a last day in the past', { role: 'kitchen', scope: testScopes.ownVenue, endsOn: '2026-03-10' }, 'past'],
    [
      'at a venue of another hotel, under the code of the giver’s hotel',
      { role: 'kitchen', scope: { ...testScopes.otherVenue, htlCode: 'H01' }, endsOn: null },
      'not_found',
    ],
    [
      'at a venue that does not exist',
      { role: 'kitchen', scope: { ...testScopes.ownVenue, dinCode: 'NONE' }, endsOn: null },
      'not_found',
    ],
    [
      'for a role that the giver’s own role may not give',
      { role: 'finance', scope: testScopes.ownHotel, endsOn: null },
      'grant_not_allowed',
    ],
    ['for a hotel-wide host', { role: 'host', scope: testScopes.ownHotel, endsOn: null }, 'grant_not_allowed'],
    ['without a role', { scope: testScopes.ownVenue, endsOn: null }, 'invalid_request'],
  ])('is refused %s', async (_case, body, code) => {
    const { browser } = await createManager();
    const host = await server.createStaff(createGrant('host', testScopes.ownVenue));
    expect(getResultCode(await browser.post('/grant/save', { staffId: host.staffId, ...body }))).toBe(code);
    expect(await listGrantIds(host.staffId)).toHaveLength(1);
  });

  it('cannot be given to or taken from oneself, and one’s own credentials cannot be reset', async () => {
    const { manager, browser } = await createManager();
    const body = { staffId: manager.staffId, role: 'host', scope: testScopes.ownVenue, endsOn: null };
    expect(getResultCode(await browser.post('/grant/save', body))).toBe('own_grant');
    const [grantId] = await listGrantIds(manager.staffId);
    expect(getResultCode(await browser.post('/grant/end', { grantId, version: 1 }))).toBe('own_grant');
    const renewal = { staffId: manager.staffId, reason: 'lost' };
    expect(getResultCode(await browser.post('/staff/renew-sign-in', renewal))).toBe('own_grant');
  });

  it('can be given by an owner only with a second factor within the last five minutes', async () => {
    const owner = await server.createStaff(createGrant('owner', testScopes.group));
    const browser = await server.signIn(owner);
    await server.query(`UPDATE staff_session SET second_factor_at = now() - interval '6 minutes'`);
    const host = await server.createStaff(createGrant('host', testScopes.ownVenue));
    const body = { staffId: host.staffId, role: 'finance', scope: testScopes.group, endsOn: null };
    expect(getResultCode(await browser.post('/grant/save', body))).toBe('second_factor_needed');
    expect(getResultCode(await browser.post('/staff/list'))).toBe('ok');
    await browser.post('/session/totp', { code: server.getCode(owner) });
    expect(getResultCode(await browser.post('/grant/save', body))).toBe('ok');
  });

  it('cannot be given once the giver’s session has ended', async () => {
    const { manager, browser } = await createManager();
    const host = await server.createStaff(createGrant('host', testScopes.ownVenue));
    const owner = await server.signIn(await server.createStaff(createGrant('owner', testScopes.group)));
    const [grantId] = await listGrantIds(manager.staffId);
    const body = { staffId: host.staffId, role: 'kitchen', scope: testScopes.ownVenue, endsOn: null };
    const [concurrentResponse] = await Promise.all([
      browser.post('/grant/save', body),
      owner.post('/grant/end', { grantId, version: 1 }),
    ]);
    expect(getResultCode(await browser.post('/grant/save', body))).toBe('session_ended');
    expect(['ok', 'session_ended']).toContain(getResultCode(concurrentResponse));
  });

  it('of every role can be given by an owner at the widest scope of the role', async () => {
    const browser = await server.signIn(await server.createStaff(createGrant('owner', testScopes.group)));
    for (const role of roles) {
      const person = await server.createStaff(createGrant('host', testScopes.sisterVenue));
      const scope = scopesByType[widestScopes[role]] as Scope;
      expect(isGrantable(role, scope.type)).toBe(true);
      const body = { staffId: person.staffId, role, scope, endsOn: null };
      expect([role, getResultCode(await browser.post('/grant/save', body))]).toEqual([role, 'ok']);
    }
  });
});

describe('the last owner', () => {
  beforeEach(() => server.query(`UPDATE staff_grant SET ended_at = now() WHERE role = 'owner' AND ended_at IS NULL`));
  const createOwner = async () => {
    const owner = await server.createStaff(createGrant('owner', testScopes.group));
    const [grantId = ''] = await listGrantIds(owner.staffId);
    return { owner, grantId, browser: await server.signIn(owner) };
  };

  it('cannot be removed by an owner of a hotel', async () => {
    const lastOwner = await createOwner();
    const hotelOwner = await server.signIn(await server.createStaff(createGrant('owner', testScopes.ownHotel)));
    expect(getResultCode(await hotelOwner.post('/grant/end', { grantId: lastOwner.grantId, version: 1 }))).toBe(
      'not_found',
    );
  });

  it('stays an owner if two owners remove each other at once', async () => {
    const [first, second] = [await createOwner(), await createOwner()];
    const responses = await Promise.all([
      first.browser.post('/grant/end', { grantId: second.grantId, version: 1 }),
      second.browser.post('/grant/end', { grantId: first.grantId, version: 1 }),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const remaining = await server.query(`SELECT 1 FROM staff_grant WHERE role = 'owner' AND ended_at IS NULL`);
    expect(remaining).toHaveLength(1);
  });

  it('keeps an unlimited grant while the other owner cannot sign in or has a grant with a last day', async () => {
    const [first, second] = [await createOwner(), await createOwner()];
    await server.query('UPDATE staff SET password_hash = NULL WHERE staff_id = $1', [first.owner.staffId]);
    expect(getResultCode(await first.browser.post('/grant/end', { grantId: second.grantId, version: 1 }))).toBe(
      'last_owner',
    );
    await server.query(`UPDATE staff SET password_hash = 'x' WHERE staff_id = $1`, [first.owner.staffId]);
    await server.query(`UPDATE staff_grant SET ends_on = '2027-01-01' WHERE grant_id = $1`, [first.grantId]);
    const change = { grantId: second.grantId, version: 1, endsOn: '2027-01-01' };
    expect(getResultCode(await first.browser.post('/grant/save', change))).toBe('last_owner');
    await server.query('UPDATE staff_grant SET ends_on = NULL WHERE grant_id = $1', [first.grantId]);
    expect(getResultCode(await first.browser.post('/grant/save', change))).toBe('ok');
  });
});

describe('a write request with an idempotency key', () => {
  const createBody = async () => {
    const host = await server.createStaff(createGrant('host', testScopes.ownVenue));
    return { staffId: host.staffId, role: 'kitchen', scope: testScopes.ownVenue, endsOn: null };
  };
  const createBrowser = async () =>
    server.signIn(await server.createStaff(createGrant('venue_manager', testScopes.ownVenue)));

  it('is executed once and gets the same response if it is sent several times, even at once', async () => {
    const [browser, body, key] = [await createBrowser(), await createBody(), randomUUID()];
    const headers = { 'idempotency-key': key };
    const responses = await Promise.all([1, 2, 3].map(() => browser.post('/grant/save', body, headers)));
    responses.push(await browser.post('/grant/save', body, headers));
    expect(new Set(responses.map(({ status, json }) => JSON.stringify([status, json]))).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    expect(await listGrantIds(body.staffId)).toHaveLength(2);
  });

  it('is refused if another write had the key, unless that write failed', async () => {
    const [browser, body, key] = [await createBrowser(), await createBody(), randomUUID()];
    const headers = { 'idempotency-key': key };
    expect(getResultCode(await browser.post('/grant/save', { ...body, staffId: randomUUID() }, headers))).toBe(
      'not_found',
    );
    expect(getResultCode(await browser.post('/grant/save', body, headers))).toBe('ok');
    expect(getResultCode(await browser.post('/grant/save', { ...body, role: 'host' }, headers))).toBe(
      'idempotency_key_reused',
    );
  });

  it.each(['', 'short', 'with spaces in it, and long enough'])('is refused if the key is “%s”', async (key) => {
    const [browser, body] = [await createBrowser(), await createBody()];
    expect(getResultCode(await browser.post('/grant/save', body, { 'idempotency-key': key }))).toBe('invalid_request');
  });
});
