import type { Role } from '@dining/domain/staff/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hotelFields, menuFields, venueFields } from '../../../../test/catalogue-fields';
import { smallCatalogue } from '../../../../test/small-catalogue';
import { type StaffBrowser, type StaffServer, startStaffServer } from '../../../../test/staff-server';

let rig: StaffServer;
let owner: StaffBrowser;
beforeAll(async () => {
  rig = await startStaffServer();
  owner = await rig.signIn(await rig.createStaff({ role: 'owner', scope: { type: 'group' } }));
});
afterAll(() => rig.close());

async function createMenu(): Promise<{ htlCode: string; dinCode: string; menuIndex: number; version: string }> {
  const { json: hotel } = await owner.post('/hotel/save', { htlCode: null, version: null, fields: hotelFields });
  const venue = { htlCode: hotel.htlCode, dinCode: null, version: null, fields: venueFields };
  const { dinCode } = (await owner.post('/venue/save', venue)).json;
  const menu = { dinCode, menuIndex: null, version: null, fields: menuFields };
  const { menuIndex, version } = (await owner.post('/menu/save', menu)).json;
  return { htlCode: hotel.htlCode, dinCode: String(dinCode), menuIndex, version: String(version) };
}
type Menu = Awaited<ReturnType<typeof createMenu>>;

const saveMenu = async (menu: Menu, fields: object) =>
  (
    await owner.post('/menu/save', {
      dinCode: menu.dinCode,
      menuIndex: menu.menuIndex,
      version: menu.version,
      fields: { ...menuFields, ...fields },
    })
  ).json;

/** Returns the name of a menu as the board shows it. */
async function findName({ dinCode, menuIndex }: Menu, browser = owner) {
  const { json } = await browser.post('/translation/board', { dinCode, textKind: 'menu', state: null });
  const name = json.texts.find(
    (text: { code: string; label: string }) => text.code === String(menuIndex) && text.label === 'name',
  );
  if (name === undefined) throw new Error(`The board has no name of menu ${menuIndex}`);
  return name;
}

async function saveName(menu: Menu, fields: object, confirmed: readonly string[] = [], browser = owner) {
  const { version, variants } = await findName(menu);
  return browser.post('/translation/save', {
    kind: 'menu',
    code: String(menu.menuIndex),
    field: 'name',
    version,
    fields: { ...variants, ...fields },
    confirmed,
  });
}

describe('the state of a text', () => {
  it('is done when all languages are saved, and outdated if only the source has changed since', async () => {
    const menu = await createMenu();
    expect((await findName(menu)).states).toEqual({ ko: 'source', en: 'done', cn: 'done', ja: 'done' });
    await saveMenu(menu, { name: { ...menuFields.name, ko: '새 메뉴', en: 'New menu' } });
    expect((await findName(menu)).states).toEqual({ ko: 'source', en: 'done', cn: 'outdated', ja: 'outdated' });
  });

  it('is done once a translation is saved or confirmed', async () => {
    const menu = await createMenu();
    await saveMenu(menu, { name: { ...menuFields.name, ko: '새 메뉴' } });
    const saved = await saveName(menu, { en: 'New menu' }, ['cn']);
    expect(saved.status).toBe(200);
    expect((await findName(menu)).states).toEqual({ ko: 'source', en: 'done', cn: 'done', ja: 'outdated' });
    expect((await findName(menu)).version).toBe(saved.json.version);
  });

  it('is copied if a language has the Korean text, until staff confirm it', async () => {
    const menu = await createMenu();
    await saveMenu(menu, { name: { ...menuFields.name, ja: menuFields.name.ko } });
    expect((await findName(menu)).states.ja).toBe('copied');
    await saveName(menu, {}, ['ja']);
    expect((await findName(menu)).states.ja).toBe('done');
  });

  it('is missing if a language is empty, which can be filled while another is still empty', async () => {
    const menu = await createMenu();
    await rig.query(`UPDATE menu SET name = '{"default":"가","ko":"가"}' WHERE menu_index = $1`, [menu.menuIndex]);
    expect((await findName(menu)).states).toEqual({ ko: 'source', en: 'missing', cn: 'missing', ja: 'missing' });
    expect((await saveName(menu, { en: 'A' })).status).toBe(200);
    expect((await findName(menu)).states).toEqual({ ko: 'source', en: 'done', cn: 'missing', ja: 'missing' });
  });

  it('is outdated after an import that changes only the Korean text', async () => {
    const files = Object.fromEntries(
      Object.entries(smallCatalogue).map(([path, content]) => [path, content.replaceAll('새 그릴', '아주 새 그릴')]),
    );
    await owner.post('/catalogue/import', { files: smallCatalogue });
    await owner.post('/catalogue/import', { files });
    const { json } = await owner.post('/translation/board', { dinCode: 'D111', textKind: 'venue', state: 'outdated' });
    expect(json.texts).toMatchObject([{ label: 'name', states: { en: 'outdated', cn: 'outdated', ja: 'outdated' } }]);
  });
});

describe('saving translations', () => {
  it('keeps the source and price, and is audited', async () => {
    const menu = await createMenu();
    await saveName(menu, { ko: '다른 원문', ja: '新しい名前' });
    const [row] = await rig.query('SELECT name, price FROM menu WHERE menu_index = $1', [menu.menuIndex]);
    expect(row).toMatchObject({ name: { ko: 'Menu ko', ja: '新しい名前' }, price: 98_000 });
    const [entry] = await rig.query(
      `SELECT * FROM audit_entry WHERE action = 'translation.save' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toMatchObject({
      subject: `menu ${menu.menuIndex} name`,
      htl_code: menu.htlCode,
      before: { ja: 'Menu ja' },
      after: { ja: '新しい名前' },
    });
  });

  it('shows both versions if the text was saved meanwhile, but not if another text of the object was', async () => {
    const menu = await createMenu();
    const { version, variants } = await findName(menu);
    const save = (field: string, fields: object) =>
      owner.post('/translation/save', {
        kind: 'menu',
        code: String(menu.menuIndex),
        field,
        version,
        fields: { ...variants, ...fields },
        confirmed: [],
      });
    await saveMenu(menu, { description: { ...menuFields.description, en: 'Six courses' } });
    expect((await save('name', { en: 'First' })).status).toBe(200);
    const second = await save('name', { en: 'Second' });
    expect(second.status).toBe(409);
    expect(second.json).toMatchObject({ code: 'changed_meanwhile', current: { fields: { en: 'First' } } });
  });

  it.each([
    ['a language that becomes empty', { en: ' ' }, 'en', 'language_missing'],
    ['a line break in a name', { en: 'A\nB' }, 'en', 'line_invalid'],
  ])('refuses %s, and saves nothing', async (_, fields, path, message) => {
    const menu = await createMenu();
    const { status, json } = await saveName(menu, { ...fields, cn: '其他' });
    expect(status).toBe(422);
    expect(json.errors).toEqual([{ path, message }]);
    expect((await findName(menu)).variants.cn).toBe('Menu cn');
  });

  it.each([
    ['terms', { kind: 'terms', code: 'H01 TT0001 1', field: 'title' }],
    ['a text that does not exist', { kind: 'menu', code: 'none', field: 'name' }],
  ])('is answered with 404 for %s', async (_, key) => {
    const { status } = await owner.post('/translation/save', {
      ...key,
      version: '',
      fields: { ko: '', en: '', cn: '', ja: '' },
      confirmed: [],
    });
    expect(status).toBe(404);
  });
});

describe('the board', () => {
  it('lists first the texts that most guests of the last 90 days have seen', async () => {
    const { json } = await owner.post('/translation/board', { state: null, language: 'en' });
    const guests = json.texts.map((text: { guests: number }) => text.guests);
    expect(guests).toEqual(guests.toSorted((a: number, b: number) => b - a));
    expect(json.total).toBeGreaterThan(50);
    expect(json.next).toBe('50');
    const rest = await owner.post('/translation/board', { state: null, language: 'en', after: json.next });
    expect(rest.json.texts[0]).not.toEqual(json.texts[0]);
  });

  it.each<[Role, boolean]>([
    ['venue_manager', false],
    ['hotel_manager', true],
    ['marketing', true],
    ['owner', true],
  ])('shows a %s what their grants allow', async (role, canEdit) => {
    const menu = await createMenu();
    const scope =
      role === 'venue_manager'
        ? ({ type: 'venue', htlCode: menu.htlCode, dinCode: menu.dinCode } as const)
        : role === 'hotel_manager'
          ? ({ type: 'hotel', htlCode: menu.htlCode } as const)
          : ({ type: 'group' } as const);
    const browser = await rig.signIn(await rig.createStaff({ role, scope: scope as never }));
    const name = await findName(menu, browser);
    expect(name.canEdit).toBe(canEdit);
    expect((await saveName(menu, { en: 'Other' }, [], browser)).status).toBe(canEdit ? 200 : 403);
    const all = await browser.post('/translation/board', { state: null });
    const hotels = new Set(all.json.texts.map((text: { htlCode: string }) => text.htlCode));
    expect(hotels.size === 1 && hotels.has(menu.htlCode)).toBe(scope.type !== 'group');
  });
});
