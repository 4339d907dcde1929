import { createContent } from '@dining/domain/catalogue/convert-contents';
import { afterAll, describe, expect, it } from 'vitest';
import { createTextFields } from '../../../../test/catalogue-fields';
import { startDocumentServer } from '../../../../test/document-server';
import { testScopes } from '../../../../test/staff-server';

const { rig, owner, colleague, dinCode, view, publish } = await startDocumentServer();
afterAll(() => rig.close());

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
