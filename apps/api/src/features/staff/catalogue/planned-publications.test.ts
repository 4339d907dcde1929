import { afterAll, describe, expect, it } from 'vitest';
import { startDocumentServer } from '../../../../test/document-server';
import { type StaffBrowser, testScopes } from '../../../../test/staff-server';
import { runJob } from '../../../jobs/run-job';

const { rig, owner, colleague, dinCode, createMenu, view, publish, save, createPublishedMenu, findPrice } =
  await startDocumentServer();
afterAll(() => rig.close());

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

  it('that breaks a rule at its time keeps the draft with its problems, and raises an alarm', async () => {
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

  it('fails if its field has been published differently meanwhile', async () => {
    const code = await createPublishedMenu();
    await publish(code, (await save(code, { price: 61_000 })).version, { publishAt });
    await rig.query('UPDATE menu SET price = 35000 WHERE menu_index = $1', [Number(code)]);
    await runPublisher(publishAt);
    expect(await findPrice(code)).toBe(35_000);
    expect((await view(code)).draft).toMatchObject({ problems: [{ path: 'price', message: 'changed_meanwhile' }] });
  });
});
