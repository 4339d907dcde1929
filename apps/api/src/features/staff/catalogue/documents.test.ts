import { createContent } from '@dining/domain/catalogue/convert-contents';
import type { ContentByKind, MenuContent, ProductContent } from '@dining/domain/catalogue/document-contents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTextFields, menuFields, productFields, venueFields } from '../../../../test/catalogue-fields';
import { type StaffBrowser, type StaffServer, startStaffServer, testScopes } from '../../../../test/staff-server';
import { runJob } from '../../../jobs/run-job';

let rig: StaffServer;
let owner: StaffBrowser;
let colleague: StaffBrowser;
let dinCode: string;
beforeAll(async () => {
  rig = await startStaffServer();
  owner = await rig.signIn(await rig.createStaff({ role: 'owner', scope: testScopes.group }));
  colleague = await rig.signIn(await rig.createStaff({ role: 'hotel_manager', scope: testScopes.ownHotel }));
  const saved = await owner.post('/venue/save', { htlCode: 'H01', dinCode: null, version: null, fields: venueFields });
  dinCode = String(saved.json.dinCode);
});
afterAll(() => rig.close());

const menu: MenuContent = { ...createContent('menu'), name: createTextFields('Pasta'), price: 30_000 };
const createMenu = async (
  changes: Partial<MenuContent> = {},
): Promise<{ code: string; draftId: string; version: number }> =>
  (
    await owner.post('/menu/draft/save', {
      code: null,
      dinCode,
      version: null,
      publishedVersion: null,
      fields: { ...menu, ...changes },
    })
  ).json as never;
const view = async (code: unknown, kind = 'menu') => (await owner.post(`/${kind}/draft/view`, { code })).json;
const publish = async (code: unknown, version: unknown, changes: object = {}, browser = owner, kind = 'menu') =>
  (
    await browser.post(`/${kind}/draft/publish`, {
      code,
      version,
      publishedVersion: (await view(code, kind)).publishedVersion,
      publishAt: null,
      ...changes,
    })
  ).json;
/** Saves the draft of a stored menu with changes to its current version, as a form does. */
const save = async (code: unknown, changes: Partial<MenuContent>, browser = owner) => {
  const { draft, published, publishedVersion } = await view(code);
  const fields = { ...(draft?.fields ?? published), ...changes };
  const body = { code, version: draft?.version ?? null, publishedVersion, fields };
  return (await browser.post('/menu/draft/save', body)).json;
};
const createPublishedMenu = async (): Promise<string> => {
  const { code, version } = await createMenu();
  await publish(code, version);
  return code;
};
const findPrice = async (code: unknown) =>
  (await rig.query('SELECT price FROM menu WHERE menu_index = $1', [Number(code)]))[0]?.['price'];
const listHistory = async (code: unknown, kind = 'menu') =>
  (await owner.post(`/${kind}/history`, { code })).json.versions;

describe('all menus of a venue', () => {
  it('are returned as guests see them and with their drafts, those that were never published included', async () => {
    const published = await createPublishedMenu();
    await save(published, { price: 31_000 });
    const { code: added } = await createMenu();
    const { menuViews } = (await owner.post('/menu/view-all', { dinCode })).json;
    const codes = menuViews.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining([published, added]));
    for (const menuView of menuViews) expect(menuView).toEqual(await view(menuView.code));
    expect(new Set(menuViews.map((menuView) => menuView.dinCode))).toEqual(new Set([dinCode]));
  });

  it('are not found outside the scope, nor for a venue that does not exist', async () => {
    const stranger = await rig.signIn(await rig.createStaff({ role: 'venue_manager', scope: testScopes.otherVenue }));
    expect((await stranger.post('/menu/view-all', { dinCode })).json).toMatchObject({ code: 'not_found' });
    expect((await owner.post('/menu/view-all', { dinCode: 'NONE' })).json).toMatchObject({ code: 'not_found' });
  });
});

describe('a draft', () => {
  it('may be incomplete, and is published once it is complete', async () => {
    const { code, version } = await createMenu({ name: { ko: '파스타', en: '', cn: '', ja: '' }, price: null });
    expect(version).toBe(1);
    expect(await view(code)).toMatchObject({
      state: 'new',
      published: null,
      publishedVersion: null,
      draft: { version },
    });
    expect(await publish(code, version)).toMatchObject({
      code: 'catalogue_refused',
      errors: [{ path: 'price', message: 'field_missing' }],
    });
    const priced = await save(code, { price: 30_000 });
    expect(await publish(code, priced.version)).toMatchObject({
      code: 'catalogue_refused',
      errors: [
        { path: 'name.en', message: 'language_missing' },
        { path: 'name.cn', message: 'language_missing' },
        { path: 'name.ja', message: 'language_missing' },
      ],
    });
    const complete = await save(code, { name: menu.name });
    expect(await publish(code, complete.version)).toMatchObject({ code, publishAt: null, version: null });
    expect(await findPrice(code)).toBe(30_000);
    expect(await view(code)).toMatchObject({ state: 'off', published: { price: 30_000 }, draft: null });
  });

  it('is refused if another document has taken its code meanwhile, whatever its editor has seen', async () => {
    const { code, version } = await createMenu();
    await rig.query(
      `INSERT INTO menu (menu_index, din_code, name, description, price, covers_per_unit, for_children, picture)
       VALUES ($1, 'EMPTY', '{"default": "Taken"}', '{"default": ""}', 9000, 1, false, '')`,
      [Number(code)],
    );
    expect(await publish(code, version)).toMatchObject({
      code: 'catalogue_refused',
      errors: [{ path: '', message: 'code_taken' }],
    });
    expect(await findPrice(code)).toBe(9_000);
    await rig.query('DELETE FROM menu WHERE menu_index = $1', [Number(code)]);
  });

  it('keeps its code: the set-up creates documents under others', async () => {
    const { code } = await createMenu();
    const created = await owner.post('/menu/save', { dinCode, menuIndex: null, version: null, fields: menuFields });
    expect(created.json.menuIndex).toBe(Number(code) + 1);
    const draft = { code: null, dinCode, version: null, publishedVersion: null, fields: createContent('product') };
    const { json } = await owner.post('/product/draft/save', draft);
    const fields = { ...productFields, menuIndexes: [created.json.menuIndex] };
    const product = await owner.post('/product/save', { dinCode, prodCode: null, version: null, fields });
    expect(product.status).toBe(200);
    expect(product.json.prodCode).not.toBe(json.code);
  });

  it('cannot name a picture of another hotel, in whatever field', async () => {
    const [picture] = await rig.query(
      `INSERT INTO picture (htl_code, file_name, media_type, byte_count, sha256, width, height, created_by)
       VALUES ('H02', 'a.jpg', 'image/jpeg', 1, repeat('a', 64), 10, 10, 'test') RETURNING picture_id`,
    );
    const path = `/pictures/uploaded/${String(picture?.['picture_id'])}-1-480.webp`;
    const body = { code: null, dinCode, version: null, publishedVersion: null };
    const saveMenuDraft = async (fields: object) => (await owner.post('/menu/draft/save', { ...body, fields })).json;
    expect(await saveMenuDraft({ ...menu, picture: path })).toMatchObject({
      code: 'catalogue_refused',
      errors: [{ path: 'picture', message: 'picture_missing' }],
    });
    const description = { ko: path, en: '', cn: '', ja: '' };
    expect(await saveMenuDraft({ ...menu, description })).toMatchObject({
      errors: [{ path: '', message: 'picture_missing' }],
    });
  });

  it('with a picture that only another hotel shows is refused at its field', async () => {
    await rig.query(`UPDATE venue SET intro_picture = '/pictures/far.webp' WHERE din_code = 'EMPTY'`);
    const { code, version } = await createMenu({ picture: '/pictures/far.webp' });
    expect(await publish(code, version)).toMatchObject({ errors: [{ path: 'picture', message: 'picture_missing' }] });
  });

  it('of an older release has the fields that were added since', async () => {
    const { code } = await createMenu();
    await rig.query(`UPDATE document_draft SET content = content - 'plates' WHERE kind = 'menu' AND code = $1`, [code]);
    expect((await view(code)).draft?.fields).toMatchObject({ plates: [] });
    expect(await save(code, { price: 1_000 })).toMatchObject({ version: 2 });
  });

  it('has no line breaks in names, which an import may contain', async () => {
    const { code } = await createMenu({ name: { ...menu.name, en: 'Pasta\nof the day' } });
    expect((await view(code)).draft?.fields).toMatchObject({ name: { en: 'Pasta of the day' } });
  });

  it('list is filtered by state on all its pages', async () => {
    const published = await createPublishedMenu();
    const { code, version } = await createMenu();
    const planned = await createMenu();
    expect(await publish(planned.code, planned.version, { publishAt: '2030-01-01T09:00' })).toMatchObject({
      publishAt: '2030-01-01T09:00',
    });
    const list = async (filter: string) =>
      (await owner.post('/menu/list', { dinCode, filter })).json.documents.map((each: { code: string }) => each.code);
    expect(await list('open')).toContain(code);
    expect(await list('open')).not.toContain(planned.code);
    expect(await list('planned')).toContain(planned.code);
    expect(await list('planned')).not.toContain(code);
    expect(await list('off')).toContain(published);
    await owner.post('/menu/draft/discard', { code, version });
    expect(await list('open')).not.toContain(code);
  });

  it('list ends if the last document of the previous page has been deleted', async () => {
    await createMenu();
    expect((await owner.post('/menu/list', { dinCode, after: 'GONE' })).json).toEqual({ documents: [], next: null });
  });

  it('of a changed document is not seen by guests before it is published', async () => {
    const code = await createPublishedMenu();
    const { version } = await save(code, { price: 45_000 });
    expect(await findPrice(code)).toBe(30_000);
    await publish(code, version);
    expect(await findPrice(code)).toBe(45_000);
  });

  it('is refused if a text is too long, with an error at the field', async () => {
    const long = await owner.post('/menu/draft/save', {
      code: null,
      dinCode,
      version: null,
      publishedVersion: null,
      fields: { ...menu, name: { ...menu.name, en: 'x'.repeat(501) } },
    });
    expect(long.json).toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'fields.name.en', message: 'too_long' }],
    });
  });

  it('gets a code that no document and no other draft has', async () => {
    const codes = await Promise.all([createMenu(), createMenu(), createMenu()]);
    expect(new Set(codes.map(({ code }) => code)).size).toBe(3);
  });

  it('is discarded, and the published document stays', async () => {
    const code = await createPublishedMenu();
    const { version } = await save(code, { price: 1 });
    expect((await owner.post('/menu/draft/discard', { code, version })).json).toEqual({ code });
    expect(await view(code)).toMatchObject({ published: { price: 30_000 }, draft: null });
  });

  it('is saved once if the same request is sent again', async () => {
    const headers = { 'idempotency-key': 'the-same-draft-twice' };
    const body = { code: null, dinCode, version: null, publishedVersion: null, fields: menu };
    const first = await owner.post('/menu/draft/save', body, headers);
    const second = await owner.post('/menu/draft/save', body, headers);
    expect(second.json).toEqual(first.json);
  });

  it('with a picture that was never uploaded is refused at its field', async () => {
    const { code, version } = await createMenu({ picture: '/pictures/uploaded/nothing.webp' });
    expect(await publish(code, version)).toMatchObject({
      code: 'catalogue_refused',
      errors: [{ path: 'picture', message: 'picture_missing' }],
    });
  });

  it('is listed with the languages that it lacks', async () => {
    const { code } = await createMenu({ description: { ko: '설명', en: '', cn: '', ja: '' } });
    const { documents } = (await owner.post('/menu/list', { dinCode })).json;
    expect(documents.find((each: { code: string }) => each.code === code)).toMatchObject({
      name: 'Pasta en',
      state: 'new',
      draft: { state: 'open', publishAt: null, problems: null },
      missingLanguages: ['en', 'cn', 'ja'],
    });
    expect((await owner.post('/menu/list', { htlCode: 'H02' })).json.documents).toEqual([]);
  });
});

describe('two editors of a document', () => {
  it('see both versions if they edit the same draft, and lose nothing', async () => {
    const code = await createPublishedMenu();
    const { published, publishedVersion } = await view(code);
    const body = { code, version: null, publishedVersion };
    const first = await owner.post('/menu/draft/save', { ...body, fields: { ...published, price: 31_000 } });
    expect(first.status).toBe(200);
    const second = await colleague.post('/menu/draft/save', { ...body, fields: { ...published, price: 32_000 } });
    expect(second.status).toBe(409);
    expect(second.json).toMatchObject({
      code: 'changed_meanwhile',
      current: { version: 1, publishedVersion, fields: { price: 31_000 } },
    });
    const third = await colleague.post('/menu/draft/save', {
      ...body,
      version: 1,
      fields: { ...published, price: 32_000 },
    });
    expect(third.json).toMatchObject({ version: 2 });
    expect(await publish(code, 1)).toMatchObject({ code: 'changed_meanwhile', current: { fields: { price: 32_000 } } });
  });

  it('are told apart if a later draft has the code of a discarded one', async () => {
    const discarded = await createMenu();
    const { code, version, draftId } = discarded;
    await colleague.post('/menu/draft/discard', { code, version, draftId });
    const later = await createMenu({ price: 45_000 });
    expect(later).toMatchObject({ code, version });
    const seen = { code, version, draftId };
    const fields = { ...menu, price: 1_000 };
    for (const [act, body] of [
      ['save', { publishedVersion: null, fields }],
      ['publish', { publishedVersion: null, publishAt: null }],
      ['discard', {}],
    ] as const)
      expect((await owner.post(`/menu/draft/${act}`, { ...seen, ...body })).json).toMatchObject({ code: 'not_found' });
    expect((await view(code)).draft).toMatchObject({ draftId: later.draftId, version, fields: { price: 45_000 } });
    const saved = await owner.post('/menu/draft/save', { ...seen, ...later, publishedVersion: null, fields });
    expect(saved.json).toEqual({ ...later, version: version + 1 });
  });

  it('see a draft of a published document that was begun after theirs was discarded', async () => {
    const code = await createPublishedMenu();
    const { version, draftId } = await save(code, { price: 31_000 });
    await colleague.post('/menu/draft/discard', { code, version });
    const later = await save(code, { price: 32_000 }, colleague);
    expect(later).toMatchObject({ version });
    const restore = { code, historyVersion: 1, version, draftId };
    expect((await owner.post('/menu/draft/restore', restore)).json).toMatchObject({
      code: 'changed_meanwhile',
      current: { version, draftId: later.draftId, fields: { price: 32_000 } },
    });
  });

  it('keep what the other has published in other fields meanwhile', async () => {
    const code = await createPublishedMenu();
    const { version } = await save(code, { price: 33_000 });
    const { venueMenus } = (await owner.post('/venue/view', { dinCode })).json;
    const setUpMenu = venueMenus.find(({ menuIndex }: { menuIndex: number }) => String(menuIndex) === code);
    const name = createTextFields('Risotto');
    const fields = { ...menuFields, name, description: menu.description, price: 30_000 };
    const saved = await owner.post('/menu/save', {
      dinCode,
      menuIndex: Number(code),
      version: setUpMenu && 'version' in setUpMenu ? setUpMenu.version : null,
      fields,
    });
    expect(saved.status).toBe(200);
    expect(await view(code)).toMatchObject({ draft: { conflicts: [] } });
    await publish(code, version);
    expect(await view(code)).toMatchObject({ published: { price: 33_000, name } });
  });

  it('are asked if both have changed the same field, and the draft wins once its editor has seen the other', async () => {
    const code = await createPublishedMenu();
    const seenVersion = (await view(code)).publishedVersion;
    const { version } = await save(code, { price: 33_000 });
    await rig.query('UPDATE menu SET price = 34000 WHERE menu_index = $1', [Number(code)]);
    expect(await view(code)).toMatchObject({ draft: { conflicts: ['price'] } });
    expect(await publish(code, version, { publishedVersion: seenVersion })).toMatchObject({
      code: 'changed_meanwhile',
      current: { version, fields: { price: 34_000 }, conflicts: ['price'] },
    });
    expect(await publish(code, version)).toMatchObject({ version: null });
    expect(await findPrice(code)).toBe(33_000);
  });
});

describe('the history of a document', () => {
  it('has each change with its author, its source and its differences', async () => {
    const code = await createPublishedMenu();
    await publish(code, (await save(code, { price: 40_000 })).version, {}, colleague);
    const [ownerName, colleagueName] = await Promise.all(
      [owner, colleague].map(async (browser) => (await browser.get('/session/me')).json.me.name),
    );
    const differences = [{ path: 'price', before: 30_000, after: 40_000 }];
    expect(await listHistory(code)).toMatchObject([
      { historyVersion: 2, by: colleagueName, source: 'console', differences },
      { historyVersion: 1, by: ownerName, source: 'console', differences: [] },
    ]);
    expect(colleagueName).not.toBe(ownerName);
  });

  it('contains the changes made in the set-up, and begins with the state before the first change', async () => {
    const created = await owner.post('/menu/save', { dinCode, menuIndex: null, version: null, fields: menuFields });
    const { menuIndex, version } = created.json;
    await rig.query(`DELETE FROM document_version WHERE kind = 'menu' AND code = $1`, [String(menuIndex)]);
    const fields = { ...menuFields, price: 99_000 };
    await owner.post('/menu/save', { dinCode, menuIndex, version, fields });
    expect(await listHistory(String(menuIndex))).toMatchObject([
      { historyVersion: 2, source: 'setup', differences: [{ path: 'price', after: 99_000 }] },
      { historyVersion: 1, source: 'before', by: null },
    ]);
  });

  it('has changes of allergens', async () => {
    const code = await createPublishedMenu();
    const answer = await owner.post('/menu-allergens/save', {
      dinCode,
      menuIndex: Number(code),
      from: { allergens: null, diets: [] },
      to: { allergens: ['milk'], diets: [] },
      reason: 'a new recipe',
    });
    expect(answer.status).toBe(200);
    expect((await listHistory(code))[0]).toMatchObject({
      source: 'allergens',
      differences: [{ path: 'allergens', before: null, after: ['milk'] }],
    });
  });

  it('is paged', async () => {
    const code = await createPublishedMenu();
    for (let price = 31_000; price < 43_000; price += 1_000) await publish(code, (await save(code, { price })).version);
    const first = (await owner.post('/menu/history', { code })).json;
    expect(first.versions).toMatchObject(
      [13, 12, 11, 10, 9, 8, 7, 6, 5, 4].map((historyVersion) => ({ historyVersion })),
    );
    expect(first.next).toBe('4');
    const second = (await owner.post('/menu/history', { code, after: first.next })).json;
    expect(second.versions).toHaveLength(3);
    expect(second.next).toBeNull();
  });

  it('restores a version as a new draft, which changes nothing until it is published', async () => {
    const code = await createPublishedMenu();
    await publish(code, (await save(code, { price: 50_000 })).version);
    const restored = (await owner.post('/menu/draft/restore', { code, historyVersion: 1, version: null })).json;
    expect(restored).toMatchObject({ code, version: 1 });
    expect(await findPrice(code)).toBe(50_000);
    await publish(code, restored.version);
    expect(await findPrice(code)).toBe(30_000);
    expect(await listHistory(code)).toHaveLength(3);
  });
});

describe('a planned publication', () => {
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
  /** Runs the job in as many processes at the same time, at a time in Seoul. */
  const runPublisher = (at: string, processes = 1) =>
    Promise.all(
      Array.from({ length: processes }, () =>
        runJob('publisher', {
          deps: { ...rig.server.deps, now: () => new Date(`${at}:00+09:00`) },
          siteFolder: '',
          log,
          stopSignal: new AbortController().signal,
        }),
      ),
    );
  const publishAt = '2026-12-01T09:00';
  const countVersions = async (code: string) =>
    (await rig.query('SELECT count(*)::int AS count FROM document_version WHERE code = $1', [code]))[0]?.['count'];

  it('happens once at its time, even if several processes run the job', async () => {
    const code = await createPublishedMenu();
    const { version } = await save(code, { price: 60_000 });
    expect(await publish(code, version, { publishAt })).toMatchObject({ publishAt, version: Number(version) + 1 });
    expect((await view(code)).draft).toMatchObject({ state: 'planned', publishAt });
    await runPublisher('2026-12-01T08:59');
    expect(await findPrice(code)).toBe(30_000);
    await runPublisher(publishAt, 2);
    expect(await findPrice(code)).toBe(60_000);
    expect(await countVersions(code)).toBe(2);
    expect((await view(code)).draft).toBeNull();
    const [entry] = await rig.query(
      `SELECT actor, actor_kind FROM audit_entry WHERE subject = $1 ORDER BY id DESC LIMIT 1`,
      [`menu ${code}`],
    );
    expect(entry).toEqual({ actor: 'publisher', actor_kind: 'job' });
  });

  it('is checked when it is planned', async () => {
    const { code, version } = await createMenu({ price: 0 });
    expect(await publish(code, version, { publishAt })).toMatchObject({
      code: 'catalogue_refused',
      errors: [{ path: 'price', message: 'price_out_of_range' }],
    });
    expect(await publish(code, version, { publishAt: '2026-03-01T09:00' })).toMatchObject({ code: 'past' });
  });

  it('that breaks a rule at its time keeps the draft with its problems, and raises an alert', async () => {
    const base = await createPublishedMenu();
    const { code, version } = await createMenu({ baseIndex: Number(base) });
    await publish(code, version, { publishAt });
    await rig.query('DELETE FROM menu WHERE menu_index = $1', [Number(base)]);
    await runPublisher(publishAt);
    const { draft } = await view(code);
    expect(draft).toMatchObject({
      state: 'failed',
      publishAt: null,
      problems: [{ path: 'baseIndex', message: 'reference_unknown' }],
    });
    const findAlert = async (browser: StaffBrowser) =>
      (await browser.post('/alert/list')).json.alerts.find(
        ({ subject }: { subject: string }) => subject === `menu ${code}`,
      );
    expect(await findAlert(colleague)).toMatchObject({ kind: 'publication_failed', htlCode: 'H01', canSettle: true });
    const corrected = await save(code, { baseIndex: null });
    expect((await view(code)).draft).toMatchObject({ problems: null });
    await publish(code, corrected.version);
    expect(await findAlert(colleague)).toBeUndefined();
  });

  const planNewMenu = async (browser = owner) => {
    const code = await createPublishedMenu();
    await publish(code, (await save(code, { price: 60_000 })).version, { publishAt }, browser);
    return code;
  };

  it('is not made for a person whose grant has ended meanwhile', async () => {
    const person = await rig.createStaff({ role: 'hotel_manager', scope: testScopes.ownHotel });
    const code = await planNewMenu(await rig.signIn(person));
    await rig.query('UPDATE staff_grant SET ended_at = now() WHERE staff_id = $1', [person.staffId]);
    await runPublisher(publishAt);
    expect(await findPrice(code)).toBe(30_000);
    expect((await view(code)).draft).toMatchObject({
      state: 'failed',
      problems: [{ path: '', message: 'publication_forbidden' }],
    });
  });

  it('is tried again for ten minutes after an unexpected error, and others are published meanwhile', async () => {
    const code = await planNewMenu();
    const other = await planNewMenu();
    await rig.query(`ALTER TABLE menu ADD CONSTRAINT broken CHECK (menu_index <> ${Number(code)} OR price <> 60000)`);
    await runPublisher(publishAt);
    expect((await view(code)).draft).toMatchObject({ state: 'planned' });
    expect(await findPrice(other)).toBe(60_000);
    await runPublisher('2026-12-01T09:10');
    expect((await view(code)).draft).toMatchObject({
      state: 'failed',
      problems: [{ path: '', message: 'unexpected' }],
    });
    await rig.query('ALTER TABLE menu DROP CONSTRAINT broken');
  });

  it('can be cancelled only by people who may publish, but a save by others also ends it and is audited', async () => {
    const scope = { type: 'venue', htlCode: 'H01', dinCode } as const;
    const local = await rig.signIn(await rig.createStaff({ role: 'venue_manager', scope: scope as never }));
    const code = await planNewMenu();
    const { version } = (await view(code)).draft ?? {};
    expect((await local.post('/menu/draft/discard', { code, version })).json).toMatchObject({ code: 'forbidden' });
    const restore = { code, version, historyVersion: 1 };
    expect((await local.post('/menu/draft/restore', restore)).json).toMatchObject({ code: 'forbidden' });
    expect((await view(code)).draft).toMatchObject({ state: 'planned' });
    const findEntry = async (action: string) =>
      (
        await rig.query(`SELECT detail FROM audit_entry WHERE subject = $1 AND action = $2 ORDER BY id DESC LIMIT 1`, [
          `menu ${code}`,
          action,
        ])
      )[0];
    await save(code, { price: 31_000 }, local);
    expect(await findEntry('draft.save')).toMatchObject({ detail: { endedPlan: publishAt } });
    const replanned = await publish(code, (await view(code)).draft?.version, { publishAt });
    expect((await owner.post('/menu/draft/discard', { code, version: replanned.version })).json).toEqual({ code });
    expect(await findEntry('draft.discard')).toMatchObject({ detail: { endedPlan: publishAt } });
  });

  it('ends when a version is restored as seen, and stays if it was planned after that', async () => {
    const code = await createPublishedMenu();
    const { version } = await save(code, { price: 31_000 });
    const planned = await publish(code, version, { publishAt });
    const restore = { code, historyVersion: 1 };
    expect((await owner.post('/menu/draft/restore', { ...restore, version })).json).toMatchObject({
      code: 'changed_meanwhile',
      current: { publishAt },
    });
    expect((await view(code)).draft).toMatchObject({ publishAt });
    await owner.post('/menu/draft/restore', { ...restore, version: planned.version });
    expect((await view(code)).draft).toMatchObject({ publishAt: null, fields: { price: 30_000 } });
  });

  it('ends when the draft is saved', async () => {
    const { code, version } = await createMenu();
    await publish(code, version, { publishAt });
    await save(code, { price: 31_000 });
    expect((await view(code)).draft).toMatchObject({ publishAt: null });
    await runPublisher(publishAt);
    expect(await findPrice(code)).toBeUndefined();
  });

  it('is refused if its field has been published differently meanwhile', async () => {
    const code = await createPublishedMenu();
    await publish(code, (await save(code, { price: 61_000 })).version, { publishAt });
    await rig.query('UPDATE menu SET price = 35000 WHERE menu_index = $1', [Number(code)]);
    await runPublisher(publishAt);
    expect(await findPrice(code)).toBe(35_000);
    expect((await view(code)).draft).toMatchObject({ problems: [{ path: 'price', message: 'changed_meanwhile' }] });
  });
});

describe('an unpublished document', () => {
  const createProduct = async () => {
    const code = await createPublishedMenu();
    const { prodCode, version } = (
      await owner.post('/product/save', {
        dinCode,
        prodCode: null,
        version: null,
        fields: { ...productFields, menuIndexes: [Number(code)] },
      })
    ).json;
    await owner.post('/product/publish', { prodCode, version, isOnSale: true });
    return { menuCode: code, prodCode: String(prodCode) };
  };
  const unpublish = async (kind: string, code: string) => {
    const preview = (await owner.post(`/${kind}/unpublish/preview`, { code })).json;
    return {
      preview,
      answer: await owner.post(`/${kind}/unpublish`, { code, publishedVersion: preview.publishedVersion }),
    };
  };

  it('lists the documents and reservations that it affects before, and is not on sale afterwards', async () => {
    const { menuCode, prodCode } = await createProduct();
    const menuResult = await unpublish('menu', menuCode);
    expect(menuResult.preview.consequences).toMatchObject({
      reservations: { count: 0, people: 0, won: 0 },
      documents: [{ kind: 'product', code: prodCode }],
    });
    expect(menuResult.answer.status).toBe(200);
    expect(await rig.query('SELECT on_sale FROM product_option WHERE prod_code = $1', [prodCode])).toEqual([
      { on_sale: false },
    ]);
    expect((await listHistory(prodCode, 'product'))[0]).toMatchObject({
      differences: [{ path: 'options.0.onSale', before: true, after: false }],
    });
    expect((await unpublish('product', prodCode)).answer.status).toBe(200);
    expect(await view(prodCode, 'product')).toMatchObject({ state: 'off', published: { onSale: false } });
  });

  it('keeps its coming reservations, which are counted', async () => {
    const { json } = await owner.post('/product/unpublish/preview', { code: 'DINNER' });
    expect(json.consequences.reservations).toMatchObject({ count: expect.any(Number), won: expect.any(Number) });
  });

  it('is refused if it has been published differently meanwhile', async () => {
    const { prodCode } = await createProduct();
    const answer = await owner.post('/product/unpublish', { code: prodCode, publishedVersion: 'an older one' });
    expect(answer.json).toMatchObject({ code: 'changed_meanwhile', current: { fields: { onSale: true } } });
  });

  it('is put on sale again by a draft', async () => {
    const { prodCode } = await createProduct();
    await unpublish('product', prodCode);
    const { published, publishedVersion } = await view(prodCode, 'product');
    const fields = { ...(published as ProductContent), onSale: true };
    const saved = (await owner.post('/product/draft/save', { code: prodCode, version: null, publishedVersion, fields }))
      .json;
    await publish(prodCode, saved.version, {}, owner, 'product');
    expect(await view(prodCode, 'product')).toMatchObject({ state: 'published' });
  });

  it('products and their drafts keep their category when a restaurant reorders its categories', async () => {
    const before = await view(dinCode, 'venue');
    const venue = before.published as ContentByKind['venue'];
    const { prodCode } = await createProduct();
    const { published, publishedVersion } = await view(prodCode, 'product');
    const product = published as ProductContent;
    const name = createTextFields('Renamed');
    const draft = { code: prodCode, version: null, publishedVersion, fields: { ...product, name } };
    expect((await owner.post('/product/draft/save', draft)).json).toMatchObject({ version: 1 });
    const saveVenue = async (categories: ContentByKind['venue']['categories']) => {
      const { publishedVersion: seen } = await view(dinCode, 'venue');
      const body = { code: dinCode, version: null, publishedVersion: seen, fields: { ...venue, categories } };
      const { version } = (await owner.post('/venue/draft/save', body)).json;
      return publish(dinCode, version, { publishedVersion: seen }, owner, 'venue');
    };
    const brunch = { name: createTextFields('Brunch'), reservationType: 'table' as const };
    expect(await saveVenue([brunch, ...venue.categories])).toMatchObject({ version: null });
    const moved = Number(product.categoryPosition) + 1;
    expect(await view(prodCode, 'product')).toMatchObject({
      published: { categoryPosition: moved },
      draft: { version: 2, fields: { categoryPosition: moved, name }, conflicts: [] },
    });
    const refused = await saveVenue([brunch]);
    const values = venue.categories[Number(product.categoryPosition) - 1]?.name;
    expect(refused).toMatchObject({ errors: [{ path: 'categories', message: 'category_in_use', values }] });
    const { draft: left } = await view(dinCode, 'venue');
    await owner.post('/venue/draft/discard', { code: dinCode, version: left?.version });
    expect(await saveVenue(venue.categories)).toMatchObject({ version: null });
    expect(await view(prodCode, 'product')).toMatchObject({
      published: { categoryPosition: product.categoryPosition },
    });
  });
});

describe('other kinds of documents', () => {
  it('a new venue is published without hours only if it is not active yet', async () => {
    const name = createTextFields('Bar');
    const fields = { ...createContent('venue'), name, description: name, phone: '02-000-0000', seatCount: 10 };
    const table = { name: createTextFields('Table'), reservationType: 'table' };
    const body = { code: null, htlCode: 'H01', version: null, publishedVersion: null };
    const draft = await owner.post('/venue/draft/save', { ...body, fields: { ...fields, categories: [table] } });
    const { code, version } = draft.json;
    expect(await publish(code, version, {}, owner, 'venue')).toMatchObject({
      code: 'catalogue_refused',
      errors: [{ path: 'active', message: 'venue_without_hours' }],
    });
    const closed = { ...fields, categories: [table], active: false };
    const saved = (await owner.post('/venue/draft/save', { ...body, code, version, fields: closed })).json;
    expect(await publish(code, saved.version, {}, owner, 'venue')).toMatchObject({ version: null });
    expect(await view(code, 'venue')).toMatchObject({ state: 'off', dinCode: code, htlCode: 'H01' });
  });

  it('a promotion cannot be moved to a restaurant of another hotel', async () => {
    const fields = { ...createContent('promotion'), dinCode: 'EMPTY' };
    const draft = { code: null, htlCode: 'H01', version: null, publishedVersion: null, fields };
    for (const browser of [owner, colleague])
      expect((await browser.post('/promotion/draft/save', draft)).json).toMatchObject({
        code: 'catalogue_refused',
        errors: [{ path: 'dinCode', message: 'reference_unknown' }],
      });
  });

  it('a promotion whose draft is in another restaurant is listed only for people of both', async () => {
    const local = await rig.signIn(await rig.createStaff({ role: 'marketing', scope: testScopes.ownVenue }));
    const listCodes = async () =>
      (await local.post('/promotion/list', {})).json.documents.map((each: { code: string }) => each.code);
    expect(await listCodes()).toContain('OPEN');
    const { published, publishedVersion } = await view('OPEN', 'promotion');
    const fields = { ...published, dinCode: 'BAKERY' };
    const body = { code: 'OPEN', version: null, publishedVersion, fields };
    const { version } = (await owner.post('/promotion/draft/save', body)).json;
    expect(await listCodes()).not.toContain('OPEN');
    await owner.post('/promotion/draft/discard', { code: 'OPEN', version });
  });

  describe('the turn time of a restaurant', () => {
    const saveTurn = async (tableTurnMinutes: number) => {
      const { published, publishedVersion, draft } = await view('GRILL', 'venue');
      const fields = { ...published, tableTurnMinutes };
      const body = { code: 'GRILL', version: draft?.version ?? null, publishedVersion, fields };
      return (await owner.post('/venue/draft/save', body)).json.version;
    };

    it('is changed only by people who may change the calendar', async () => {
      const marketing = await rig.signIn(await rig.createStaff({ role: 'marketing', scope: testScopes.group }));
      expect(await publish('GRILL', await saveTurn(240), {}, marketing, 'venue')).toMatchObject({
        code: 'catalogue_refused',
        errors: [{ path: 'tableTurnMinutes', message: 'publication_forbidden' }],
      });
      expect((await view('GRILL', 'venue')).published).toMatchObject({ tableTurnMinutes: 90 });
      const { version } = (await view('GRILL', 'venue')).draft ?? {};
      await owner.post('/venue/draft/discard', { code: 'GRILL', version });
    });

    it('counts upcoming parties at the additional start times that they now occupy', async () => {
      await rig.query(`INSERT INTO time_stock (din_code, stock_day, start_time, seats, min_seats)
        SELECT 'GRILL', day, '21:30', 40, 1 FROM unnest(ARRAY['weekdays', 'weekend', 'holidays']) AS day
        WHERE EXISTS (SELECT FROM time_stock t WHERE t.din_code = 'GRILL' AND t.stock_day = day)`);
      await rig.query(`INSERT INTO hold (shop_order_no, htl_code, guest_id, state, expires_at)
        VALUES ('TURN1', 'H01', 'guest', 'kept', now() + interval '1 year')`);
      await rig.query(`INSERT INTO hold_line (shop_order_no, htl_code, counter, din_code, visit_day, start_time, unit, amount, capacity)
        VALUES ('TURN1', 'H01', 'seat', 'GRILL', '2026-03-27', '18:00', 'TABLE', 4, 40)`);
      expect(await publish('GRILL', await saveTurn(300), {}, owner, 'venue')).toMatchObject({ version: null });
      const usage = await rig.query(
        `SELECT used FROM seat_usage WHERE din_code = 'GRILL' AND visit_day = '2026-03-27' AND start_time = '21:30'`,
      );
      expect(usage).toEqual([{ used: 4 }]);
    });
  });

  it('a promotion of a product is published for its venue', async () => {
    const text = createTextFields('Spring');
    const path = String((await rig.query(`SELECT banner FROM promotion LIMIT 1`))[0]?.['banner']);
    const fields = {
      ...createContent('promotion'),
      dinCode,
      name: text,
      simpleDescription: text,
      banner: { path, alt: text },
      startsOn: '2026-04-01',
    };
    const draft = { code: null, htlCode: 'H01', version: null, publishedVersion: null, fields };
    const { code, version } = (await owner.post('/promotion/draft/save', draft)).json;
    expect(await publish(code, version, {}, owner, 'promotion')).toMatchObject({ version: null });
    expect(await view(code, 'promotion')).toMatchObject({
      state: 'published',
      dinCode,
      published: { startsOn: '2026-04-01', bannerMobile: '' },
    });
  });

  it.each([
    ['an unsafe link', '/\\shop.example', 'url_invalid'],
    ['a page that the site does not have', '/winter', 'page_unknown'],
    ['a promotion that does not exist', '/fnb/prom/detail?promCode=PR999', 'reference_unknown'],
  ])('a promotion with %s is refused at the field of the link', async (_case, linkUrl, message) => {
    const text = createTextFields('Spring');
    const path = String((await rig.query(`SELECT banner FROM promotion LIMIT 1`))[0]?.['banner']);
    const banner = { path, alt: text };
    const fields = { ...createContent('promotion'), name: text, simpleDescription: text, banner, linkUrl };
    const draft = { code: null, htlCode: 'H01', version: null, publishedVersion: null, fields };
    const { code, version } = (await owner.post('/promotion/draft/save', draft)).json;
    const body = { code, version, publishedVersion: null, publishAt: null };
    expect((await owner.post('/promotion/draft/publish', body)).json).toMatchObject({
      code: 'catalogue_refused',
      errors: [{ path: 'linkUrl', message }],
    });
  });
});
