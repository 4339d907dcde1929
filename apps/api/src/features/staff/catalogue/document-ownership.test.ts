import { createContent } from '@dining/domain/catalogue/convert-contents';
import { type VersionedKind, versionedKinds } from '@dining/domain/catalogue/document-contents';
import { type Role, roles, type ScopeType, widestScopes } from '@dining/domain/staff/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTextFields } from '../../../../test/catalogue-fields';
import { documentPaths } from '../../../../test/document-paths';
import { type StaffBrowser, type StaffServer, startStaffServer, testScopes } from '../../../../test/staff-server';

const places = {
  own: testScopes.ownVenue,
  sister: testScopes.sisterVenue,
  other: testScopes.otherVenue,
} as const;
type PlaceName = keyof typeof places;
const scopesByType = { venue: testScopes.ownVenue, hotel: testScopes.ownHotel, group: testScopes.group } as const;

let rig: StaffServer;
let owner: StaffBrowser;
/** The codes of documents that exist only as drafts, by kind and place. */
const codes = new Map<string, string>();
beforeAll(async () => {
  rig = await startStaffServer();
  owner = await rig.signIn(await rig.createStaff({ role: 'owner', scope: testScopes.group }));
  for (const kind of versionedKinds)
    for (const name of Object.keys(places) as PlaceName[])
      codes.set(`${kind} ${name}`, kind === 'venue' ? places[name].dinCode : (await saveNew(owner, kind, name)).code);
});
afterAll(() => rig.close());

const createFields = (kind: VersionedKind, name: PlaceName) => ({
  ...createContent(kind),
  name: createTextFields('Draft'),
  ...(kind === 'promotion' ? { dinCode: places[name].dinCode } : {}),
});
const saveNew = async (browser: StaffBrowser, kind: VersionedKind, name: PlaceName) => {
  const { htlCode, dinCode } = places[name];
  const body = {
    code: null,
    htlCode,
    dinCode,
    version: null,
    publishedVersion: null,
    fields: createFields(kind, name),
  };
  return (await browser.post(`/${kind}/draft/save`, body)).json;
};

/** What a role may do with documents: `draft` saves drafts, and `full` publishes them. */
const accesses: Readonly<
  Record<'catalogue' | 'promotion', Readonly<Partial<Record<Role, 'read' | 'draft' | 'full'>>>>
> = {
  catalogue: { venue_manager: 'draft', hotel_manager: 'full', marketing: 'full', owner: 'full' },
  promotion: { venue_manager: 'read', hotel_manager: 'full', marketing: 'full', owner: 'full' },
};
const isWithinScope = (scopeType: ScopeType, name: PlaceName): boolean =>
  scopeType === 'group' || name === 'own' || (scopeType === 'hotel' && name === 'sister');

const neededAccess: Readonly<Record<string, 'read' | 'draft' | 'full'>> = {
  'draft/view': 'read',
  history: 'read',
  'draft/save': 'draft',
  'draft/discard': 'draft',
  'draft/restore': 'draft',
  'preview-link': 'draft',
  'draft/publish': 'full',
  'unpublish/preview': 'full',
  unpublish: 'full',
};
const order = ['read', 'draft', 'full'];

/** Calls a path with versions that no document has, so that a permitted call changes nothing. */
const call = async (browser: StaffBrowser, kind: VersionedKind, path: string, name: PlaceName): Promise<string> => {
  const { json } = await browser.post(`/${kind}/${path}`, {
    code: codes.get(`${kind} ${name}`),
    version: 999,
    publishedVersion: 'none such',
    historyVersion: 999,
    publishAt: null,
    fields: createFields(kind, name),
  });
  return typeof json.code === 'string' && ['forbidden', 'not_found'].includes(json.code) ? json.code : 'answered';
};

describe('the access to documents', () => {
  it('is tested for every endpoint about them', () => {
    const paths = versionedKinds.flatMap((kind) =>
      ['list', ...Object.keys(neededAccess)].map((path) => `/${kind}/${path}`),
    );
    expect(paths.toSorted()).toEqual(documentPaths.toSorted());
  });

  it.each(roles)('of the role %s ends at its scope', async (role) => {
    const scopeType = widestScopes[role];
    const browser = await rig.signIn(await rig.createStaff({ role, scope: scopesByType[scopeType] }));
    for (const kind of versionedKinds) {
      const access = accesses[kind === 'promotion' ? 'promotion' : 'catalogue'][role];
      for (const [path, needed] of Object.entries(neededAccess))
        for (const name of Object.keys(places) as PlaceName[]) {
          const isPermitted = access !== undefined && order.indexOf(access) >= order.indexOf(needed);
          const expected = isPermitted ? (isWithinScope(scopeType, name) ? 'answered' : 'not_found') : 'forbidden';
          // A document without a published version cannot be unpublished, and one without a draft not be previewed.
          const isMissing =
            (path.startsWith('unpublish') && kind !== 'venue') || (path === 'preview-link' && kind === 'venue');
          if (isMissing && expected === 'answered') continue;
          expect([kind, path, name, await call(browser, kind, path, name)]).toEqual([kind, path, name, expected]);
        }
      const listed = await browser.post(`/${kind}/list`);
      if (access === undefined) expect(listed.json).toMatchObject({ code: 'forbidden' });
      else {
        const listedCodes = listed.json.documents.map(({ code }: { code: string }) => code);
        for (const name of Object.keys(places) as PlaceName[])
          expect([kind, name, listedCodes.includes(codes.get(`${kind} ${name}`) ?? '')]).toEqual([
            kind,
            name,
            isWithinScope(scopeType, name),
          ]);
      }
    }
  });

  it('lets a venue manager create a menu of their venue, but no venue', async () => {
    const manager = await rig.signIn(await rig.createStaff({ role: 'venue_manager', scope: testScopes.ownVenue }));
    expect(await saveNew(manager, 'menu', 'own')).toMatchObject({ version: 1 });
    expect(await saveNew(manager, 'menu', 'sister')).toMatchObject({ code: 'not_found' });
    expect(await saveNew(manager, 'venue', 'own')).toMatchObject({ code: 'not_found' });
  });

  it('does not include moving a promotion to a venue outside the scope', async () => {
    const local = await rig.signIn(await rig.createStaff({ role: 'marketing', scope: testScopes.ownVenue }));
    const code = codes.get('promotion own');
    const { draft } = (await owner.post('/promotion/draft/view', { code })).json;
    const fields = createFields('promotion', 'sister');
    const body = { code, version: draft?.version, publishedVersion: null, fields };
    expect((await local.post('/promotion/draft/save', body)).json).toMatchObject({ code: 'not_found' });
  });
});
