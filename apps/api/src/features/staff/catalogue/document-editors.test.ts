import { afterAll, describe, expect, it } from 'vitest';
import { createTextFields, menuFields } from '../../../../test/catalogue-fields';
import { menu, startDocumentServer } from '../../../../test/document-server';

const { rig, owner, colleague, dinCode, createMenu, view, publish, save, createPublishedMenu, findPrice } =
  await startDocumentServer();
afterAll(() => rig.close());

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
