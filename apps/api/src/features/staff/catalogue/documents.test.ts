import { createContent } from '@dining/domain/catalogue/convert-contents';
import type { MenuContent, ProductContent } from '@dining/domain/catalogue/document-contents';
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
const createMenu = async (changes: Partial<MenuContent> = {}): Promise<{ code: string; version: number }> =>
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
/** Saves the draft of a stored menu with changes, as a form does that was filled just before. */
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

  it('of a changed document is not seen by guests before it is published', async () => {
    const code = await createPublishedMenu();
    const { version } = await save(code, { price: 45_000 });
    expect(await findPrice(code)).toBe(30_000);
    await publish(code, version);
    expect(await findPrice(code)).toBe(45_000);
  });

  it('is refused if its text is too long, and nothing else about it is checked', async () => {
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

  it('has a code of its own, besides those of documents and other drafts', async () => {
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

  it('with a picture that nobody has uploaded is refused at its field', async () => {
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
    expect(await listHistory(code)).toMatchObject([
      { historyVersion: 2, source: 'console', differences: [{ path: 'price', before: 30_000, after: 40_000 }] },
      { historyVersion: 1, source: 'console', differences: [] },
    ]);
  });

  it('has saves of the set-up, and begins with the state before the first of them', async () => {
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

  it('happens at its time, once, whichever processes run the job', async () => {
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

  it('ends when somebody saves the draft', async () => {
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

  it('names what it concerns before, and leaves guests nothing to book', async () => {
    const { menuCode, prodCode } = await createProduct();
    const menuAnswer = await unpublish('menu', menuCode);
    expect(menuAnswer.preview.consequences).toMatchObject({
      reservations: { count: 0, people: 0, won: 0 },
      documents: [{ kind: 'product', code: prodCode }],
    });
    expect(menuAnswer.answer.status).toBe(200);
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
      published: { startsOn: '2026-04-01', bannerMobile: path },
    });
  });
});
