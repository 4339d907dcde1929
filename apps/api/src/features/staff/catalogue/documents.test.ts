import { createContent } from '@dining/domain/catalogue/convert-contents';
import { afterAll, describe, expect, it } from 'vitest';
import { menuFields, productFields } from '../../../../test/catalogue-fields';
import { menu, startDocumentServer } from '../../../../test/document-server';
import { testScopes } from '../../../../test/staff-server';

const { rig, owner, colleague, dinCode, createMenu, view, publish, save, createPublishedMenu, findPrice, listHistory } =
  await startDocumentServer();
afterAll(() => rig.close());

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

  it('list is filtered by state', async () => {
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

  it('is divided into pages', async () => {
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
