import type { ReservationRequestBody } from '@dining/contract/site/orders/order';
import { getService } from '@dining/contract/staff/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findTablesContaining } from '../../../../test/find-tables';
import { grill, mina } from '../../../../test/fixtures';
import { type MailTestServer, startMailTestServer } from '../../../../test/mail-test-server';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../../test/payment-test-server';
import { startStaffCommandClient } from '../../../../test/staff-command-client';
import { runJob } from '../../../jobs/run-job';

let server: PaymentTestServer;
let mailServer: MailTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  mailServer = await startMailTestServer();
  await query('UPDATE time_stock SET seats = 200 WHERE din_room_code IS NULL');
  await query(`INSERT INTO allergy (allergy_code, position, name) VALUES ('AG0001', 2, '{"default": "Nuts"}')`);
});
beforeEach(async () => {
  await mailServer.clear();
  await query('DELETE FROM outbox');
  await query(`UPDATE venue SET mailbox = 'grill@example.test' WHERE din_code = $1`, [grill]);
});
afterAll(async () => {
  await mailServer.close();
  await server.close();
});

// The server's clock shows Wednesday 11 March, 09:00.

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const createReservation = async (changes: Partial<ReservationRequestBody> = {}, caller?: TestClient) => {
  const guest = caller ?? (await server.startGuestSession());
  const reservation = await server.reserve(guest, createDinnerOrder({ resvAgainYn: 'Y', ...changes }));
  await query('DELETE FROM outbox');
  return { guest, ...reservation };
};
const createAllergy = (resvQsAllergyCode: string, resvQsAllergyEtc = '') => ({
  resvQsAllergyCode,
  resvQsAllergyYn: 'Y' as const,
  resvQsAllergyEtc,
});
const kiwiAllergy = {
  resvQsAllergyYn: 'Y' as const,
  allergyAgreYn: 'Y' as const,
  resvQsAllergyList: [createAllergy('AG0005', 'kiwi')],
};
const noAllergies = { resvQsAllergyYn: 'N' as const };
const edit = async (caller: TestClient, resvCode: string, changes: object = {}) =>
  (await caller.post('/resv/edit', { resvCode, resvEditNo: 0, requestMatter: 'By the window', ...changes })).json;
const editAllergies = (caller: TestClient, resvCode: string, allergyAnswer: object, changes: object = {}) =>
  edit(caller, resvCode, { requestMatter: undefined, allergyAnswer, ...changes });
const getView = async (caller: TestClient, resvCode: string, key?: string) =>
  (await caller.post('/resv/view', { resvCode, ...(key !== undefined && { key }) })).json.resvInfo;
const listEdits = (resvCode: string) =>
  query(
    `SELECT actor_kind, detail ->> 'changed' AS changed FROM audit_entry WHERE action = 'reservation.edit' AND subject = $1 ORDER BY id`,
    [resvCode],
  );
const listMessages = () => query('SELECT kind, sent_at IS NOT NULL AS settled FROM outbox ORDER BY id');
const runMailer = () =>
  runJob('mailer', {
    deps: { ...server.deps, mail: mailServer.createService() },
    siteFolder: '/nowhere',
    log: server.paymentDeps.log,
    stopSignal: new AbortController().signal,
  });
const makeMailsDue = () => query('UPDATE outbox SET send_at = now()');

describe('editing the request', () => {
  it('stores and shows the new text, records the edit and notifies the restaurant in Korean', async () => {
    const { guest, resvCode } = await createReservation({ requestMatter: 'A quiet corner' });
    expect(await getView(guest, resvCode)).toMatchObject({ resvEditYn: 'Y', resvEditNo: 0 });
    const editResponse = await edit(guest, resvCode, { requestMatter: ' By the window,\r\nplease \n' });
    expect(editResponse).toMatchObject({
      result: 'success',
      resvInfo: { requestMatter: 'By the window,\nplease', resvEditYn: 'Y', resvEditNo: 1, resvUserName: 'Jane Doe' },
    });
    expect(await getView(guest, resvCode)).toEqual(editResponse.resvInfo);
    expect(await listEdits(resvCode)).toEqual([{ actor_kind: 'guest', changed: 'request' }]);
    await runMailer();
    const [mail, ...laterMails] = await mailServer.listMails();
    expect(laterMails).toEqual([]);
    expect(mail).toMatchObject({
      to: ['grill@example.test'],
      subject: `Venue GRILL 한 예약 요청·알레르기 변경 · 2026-03-13 (금) 18:00 · ${resvCode}`,
    });
    for (const text of [resvCode, 'Jane Doe', '성인 2명', 'By the window,', 'please', '요청 사항 (2026-03-11'])
      expect(mail?.text).toContain(text);
    expect(mail?.html).toContain('<html lang="ko">');
    expect(mail?.text).not.toMatch(/알레르기 \(|key=|1234-0000/);
  });

  it('deletes the request if the text is empty, and notifies the restaurant', async () => {
    const { guest, resvCode } = await createReservation({ requestMatter: 'A quiet corner' });
    expect((await edit(guest, resvCode, { requestMatter: ' \n' })).resvInfo.requestMatter).toBe('');
    await runMailer();
    expect((await mailServer.listMails())[0]?.text).toContain('요청 사항이 삭제되어 없습니다.');
  });

  it('is possible for a member’s confirmed reservation and for a pickup', async () => {
    const member = await server.signInMember(mina.userId, mina.password);
    const dinner = await createReservation({ resvSetleAmnt: 68_850 }, member);
    await query(`UPDATE reservation SET status = 'confirm' WHERE resv_code = $1`, [dinner.resvCode]);
    expect(await edit(member, dinner.resvCode)).toMatchObject({ result: 'success' });
    expect(await listEdits(dinner.resvCode)).toEqual([{ actor_kind: 'member', changed: 'request' }]);
    const ownDetail = (await member.post('/mypage/resvDetail', { resvCode: dinner.resvCode })).json.result;
    expect(ownDetail).toMatchObject({ requestMatter: 'By the window', resvEditNo: 1, resvEditYn: 'Y' });
    const cake = await createReservation(createCakeOrder());
    expect(await edit(cake.guest, cake.resvCode)).toMatchObject({ result: 'success' });
    await runMailer();
    expect((await mailServer.listMails())[0]?.text).toMatch(/2026-03-13 \(금\) 08:00[\s\S]+1개/);
  });

  it('notifies the hotel if the restaurant has no mailbox, and sends no mail if neither has one', async () => {
    await query('UPDATE venue SET mailbox = NULL');
    const { guest, resvCode } = await createReservation();
    await edit(guest, resvCode);
    await runMailer();
    expect((await mailServer.listMails()).map(({ to }) => to)).toEqual([['moon@example.test']]);
    await query(`UPDATE hotel SET business = business - 'email'`);
    await edit(guest, resvCode, { resvEditNo: 1, requestMatter: 'Near the door' });
    await runMailer();
    await query(`UPDATE hotel SET business = business || '{"email": "moon@example.test"}'`);
    expect(await mailServer.listMails()).toHaveLength(1);
    expect((await listMessages()).every(({ settled }) => settled)).toBe(true);
    expect(await query('SELECT FROM alarm WHERE subject = $1', [resvCode])).toEqual([]);
  });

  it('stores and sends nothing if nothing changes', async () => {
    const { guest, resvCode } = await createReservation({ requestMatter: 'By the window', ...kiwiAllergy });
    const sameAnswers = { allergyAnswer: { ...kiwiAllergy, allergyAgreYn: 'N' } };
    expect(await edit(guest, resvCode, sameAnswers)).toMatchObject({ result: 'success', resvInfo: { resvEditNo: 0 } });
    expect(await edit(guest, resvCode, { requestMatter: undefined })).toMatchObject({ result: 'success' });
    expect([await listEdits(resvCode), await listMessages()]).toEqual([[], []]);
  });

  it('refuses a text that is longer than the payment page allows, and keeps the stored one', async () => {
    const { guest, resvCode } = await createReservation({ requestMatter: 'A quiet corner' });
    expect(await edit(guest, resvCode, { requestMatter: '가'.repeat(501) })).toMatchObject({
      status: 400,
      code: 'invalid_request',
      errors: [{ path: 'requestMatter', message: 'too_long' }],
      detail: { max: 500 },
    });
    expect((await getView(guest, resvCode)).requestMatter).toBe('A quiet corner');
  });
});

describe('editing allergies', () => {
  it('stores them with a separate consent, and the mail does not name them', async () => {
    const { guest, resvCode } = await createReservation({ requestMatter: 'A quiet corner' });
    const editResponse = await editAllergies(guest, resvCode, kiwiAllergy);
    expect(editResponse.resvInfo.resvQsAllergyList).toMatchObject([
      { resvQsAllergyCode: 'AG0005', resvQsAllergyYn: 'Y', resvQsAllergyEtc: 'kiwi' },
    ]);
    const [{ consents }] = await query('SELECT consents FROM reservation WHERE resv_code = $1', [resvCode]);
    expect(consents.at(-1)).toEqual({
      kind: 'allergy',
      termsSeq: null,
      version: '1',
      language: 'en',
      at: server.deps.now().toISOString(),
    });
    expect(await query('SELECT consent_at FROM reservation_allergy WHERE resv_code = $1', [resvCode])).toEqual([
      { consent_at: server.deps.now() },
    ]);
    expect(await listEdits(resvCode)).toEqual([{ actor_kind: 'guest', changed: 'allergies' }]);
    await runMailer();
    const [mail] = await mailServer.listMails();
    expect(mail?.text).toContain('/console/service?venue=GRILL&day=2026-03-13&lang=ko');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/kiwi|Other|A quiet corner/);
  });

  it('requires a consent, an allergy and known codes', async () => {
    const { guest, resvCode } = await createReservation();
    const getErrorCode = async (changes: object) =>
      (await editAllergies(guest, resvCode, { ...kiwiAllergy, ...changes })).code;
    expect(await getErrorCode({ allergyAgreYn: 'N' })).toBe('allergy_consent_needed');
    expect(await getErrorCode({ resvQsAllergyList: [] })).toBe('allergy_unanswered');
    expect(await getErrorCode({ resvQsAllergyList: [createAllergy('AG0005', ' ')] })).toBe('allergy_unanswered');
    expect(await getErrorCode({ resvQsAllergyList: [createAllergy('AG0777')] })).toBe('allergy_unanswered');
    expect([await listEdits(resvCode), await listMessages()]).toEqual([[], []]);
  });

  it('keeps an allergy that the group has removed meanwhile, beside a new one', async () => {
    await query(
      `INSERT INTO allergy (allergy_code, position, name, allergens) VALUES ('AG0099', 99, '{"default": "Celery"}', '{}')`,
    );
    const celery = createAllergy('AG0099');
    const answer = { ...kiwiAllergy, resvQsAllergyList: [celery] };
    const { guest, resvCode } = await createReservation({ ...answer });
    await query(`DELETE FROM allergy WHERE allergy_code = 'AG0099'`);
    const both = { ...answer, resvQsAllergyList: [celery, createAllergy('AG0005', 'kiwi')] };
    expect((await editAllergies(guest, resvCode, both)).result).toBe('success');
    const names = await query(`SELECT name ->> 'default' AS name FROM reservation_allergy WHERE resv_code = $1`, [
      resvCode,
    ]);
    expect(names.map(({ name }: { name: string | null }) => name)).toContain('Celery');
    expect(names).toHaveLength(2);
    const other = await createReservation();
    expect((await editAllergies(other.guest, other.resvCode, answer)).code).toBeDefined();
  });

  it('stores neither of two answers if one is refused', async () => {
    const { guest, resvCode } = await createReservation({ requestMatter: 'A quiet corner' });
    const unknownCode = { ...kiwiAllergy, resvQsAllergyList: [createAllergy('AG0777')] };
    expect(await edit(guest, resvCode, { allergyAnswer: unknownCode })).toMatchObject({ code: 'allergy_unanswered' });
    expect((await getView(guest, resvCode)).requestMatter).toBe('A quiet corner');
  });

  it('requires and stores a new consent for a change', async () => {
    const { guest, resvCode } = await createReservation(kiwiAllergy);
    const nutAllergy = { ...kiwiAllergy, resvQsAllergyList: [createAllergy('AG0001')] };
    expect(await editAllergies(guest, resvCode, { ...nutAllergy, allergyAgreYn: 'N' })).toMatchObject({
      code: 'allergy_consent_needed',
    });
    expect((await editAllergies(guest, resvCode, nutAllergy)).resvInfo.resvQsAllergyList).toMatchObject([
      { resvQsAllergyCode: 'AG0001' },
    ]);
    const [{ consents }] = await query('SELECT consents FROM reservation WHERE resv_code = $1', [resvCode]);
    expect(consents.filter(({ kind }: { kind: string }) => kind === 'allergy')).toHaveLength(2);
  });

  it('deletes the health data in all tables if there are no allergies left, without asking for a consent', async () => {
    const mangosteenAllergy = { ...kiwiAllergy, resvQsAllergyList: [createAllergy('AG0005', 'mangosteen')] };
    const { guest, resvCode } = await createReservation(mangosteenAllergy);
    expect(await findTablesContaining(server.database.pool, ['mangosteen'])).not.toEqual([]);
    expect((await editAllergies(guest, resvCode, noAllergies)).resvInfo.resvQsAllergyList).toMatchObject([
      { resvQsAllergyCode: '', resvQsAllergyYn: 'N' },
    ]);
    await runMailer();
    expect(await findTablesContaining(server.database.pool, ['mangosteen'])).toEqual([]);
  });

  it('is refused if the product does not ask about them', async () => {
    const { guest, resvCode } = await createReservation(createCakeOrder());
    expect(await editAllergies(guest, resvCode, kiwiAllergy)).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('invalidates earlier secret links if there were no allergies before, because a mail may have reached a stranger', async () => {
    const { guest, resvCode } = await createReservation();
    const sentKey = new URL((await getView(guest, resvCode)).resvLink, 'http://x').searchParams.get('key') ?? '';
    const stranger = server.createVisitor();
    expect((await getView(stranger, resvCode, sentKey)).maskedYn).toBe('N');
    const editResponse = await editAllergies(guest, resvCode, kiwiAllergy);
    expect((await getView(stranger, resvCode, sentKey)).maskedYn).toBe('Y');
    expect((await getView(stranger, resvCode, editResponse.key)).maskedYn).toBe('N');
    const lookupResponse = (await stranger.post('/resv/lookup', { resvCode, phone: '010-1234-0000' })).json;
    expect(lookupResponse.key).toBe(editResponse.key);
    // Later changes of the allergies leave the links valid.
    const nutAllergy = { ...kiwiAllergy, resvQsAllergyList: [createAllergy('AG0001')] };
    expect((await editAllergies(guest, resvCode, nutAllergy, { resvEditNo: 1 })).key).toBe(editResponse.key);
    expect((await editAllergies(guest, resvCode, noAllergies, { resvEditNo: 2 })).key).toBe(editResponse.key);
  });
});

describe('the right to edit', () => {
  it('is refused to strangers, even with a wrong key, and granted to holders of the link', async () => {
    const { resvCode } = await createReservation({ requestMatter: 'A quiet corner' });
    const strangers = [
      server.createVisitor(),
      await server.startGuestSession(),
      await server.signInMember(mina.userId, mina.password),
    ];
    for (const stranger of strangers)
      expect(await edit(stranger, resvCode)).toMatchObject({ status: 403, code: 'invalid_user' });
    expect(await edit(server.createVisitor(), resvCode, { key: 'wrong' })).toMatchObject({ code: 'invalid_user' });
    expect(await edit(server.createVisitor(), '20260311-AAAAAAAAAA')).toMatchObject({ status: 404, code: 'not_found' });
    const visitor = server.createVisitor();
    const wrongLookup = await visitor.post('/resv/lookup', { resvCode, phone: '010-1234-9999' });
    expect(wrongLookup.json.key).toBeUndefined();
    const { key } = (await visitor.post('/resv/lookup', { resvCode, phone: '010-1234-0000' })).json;
    expect(await edit(visitor, resvCode, { key })).toMatchObject({ result: 'success', key });
    expect(await listEdits(resvCode)).toEqual([{ actor_kind: 'guest', changed: 'request' }]);
  });

  it('ends with the cancellation', async () => {
    const { guest, resvCode } = await createReservation();
    await guest.post('/resv/cancel', { resvCode });
    expect(await edit(guest, resvCode)).toMatchObject({ status: 409, code: 'already_cancelled' });
    expect(await getView(guest, resvCode)).toMatchObject({ resvEditYn: 'N', requestMatter: '' });
  });

  it.each([
    ['a visit today', '2026-03-11', 'too_late_to_edit', 'N'],
    ['a past visit', '2026-03-10', 'too_late_to_edit', 'N'],
    ['a visit tomorrow', '2026-03-12', undefined, 'Y'],
  ])('depends on the day of the visit: %s', async (_case, day, code, editable) => {
    const { guest, resvCode } = await createReservation();
    await query('UPDATE reservation SET visit_day = $2 WHERE resv_code = $1', [resvCode, day]);
    expect((await getView(guest, resvCode)).resvEditYn).toBe(editable);
    const answer = await edit(guest, resvCode);
    expect(answer.code).toBe(code);
    if (code !== undefined) expect(answer).toMatchObject({ status: 422, detail: { phone: '02-0000-0001' } });
  });

  it('is limited to twenty edits, and those that change nothing are not counted', async () => {
    const { guest, resvCode } = await createReservation();
    for (let editNo = 0; editNo < 20; editNo += 1) {
      expect(await edit(guest, resvCode, { resvEditNo: editNo, requestMatter: `Request ${editNo}` })).toMatchObject({
        result: 'success',
      });
      await edit(guest, resvCode, { resvEditNo: editNo, requestMatter: `Request ${editNo}` });
    }
    expect(await edit(guest, resvCode, { resvEditNo: 20 })).toMatchObject({ status: 429, code: 'too_many_requests' });
  });
});

describe('edits in two tabs', () => {
  it('do not overwrite each other silently', async () => {
    const { guest, resvCode } = await createReservation();
    await edit(guest, resvCode, { requestMatter: 'By the window' });
    expect(await edit(guest, resvCode, { requestMatter: 'Near the door' })).toMatchObject({
      status: 409,
      code: 'answers_changed',
    });
    expect((await getView(guest, resvCode)).requestMatter).toBe('By the window');
    expect(await edit(guest, resvCode, { requestMatter: 'Near the door', resvEditNo: 1 })).toMatchObject({
      result: 'success',
      resvInfo: { requestMatter: 'Near the door', resvEditNo: 2 },
    });
  });

  it('are accepted from a page opened before the latest edit only if they change other answers', async () => {
    const { guest, resvCode } = await createReservation();
    await edit(guest, resvCode, { requestMatter: 'By the window' });
    expect(await editAllergies(guest, resvCode, kiwiAllergy)).toMatchObject({
      result: 'success',
      resvInfo: { requestMatter: 'By the window', resvEditNo: 2 },
    });
    expect(await editAllergies(guest, resvCode, noAllergies, { resvEditNo: 1 })).toMatchObject({
      code: 'answers_changed',
    });
    expect(await edit(guest, resvCode, { requestMatter: 'Near the door', resvEditNo: 1 })).toMatchObject({
      result: 'success',
    });
  });

  it('are recorded once, with one mail, if they are identical and sent at once', async () => {
    const { guest, resvCode } = await createReservation();
    const answers = await Promise.all([edit(guest, resvCode), edit(guest, resvCode), edit(guest, resvCode)]);
    expect(answers.map(({ result }) => result)).toEqual(['success', 'success', 'success']);
    expect(await listEdits(resvCode)).toHaveLength(1);
    expect(await listMessages()).toHaveLength(1);
  });
});

describe('mails about edits', () => {
  it('are combined into one mail if the edits follow each other quickly', async () => {
    const { guest, resvCode } = await createReservation();
    await edit(guest, resvCode, { requestMatter: 'By the window' });
    await editAllergies(guest, resvCode, kiwiAllergy, { resvEditNo: 1 });
    await edit(guest, resvCode, { requestMatter: 'Near the door', resvEditNo: 2 });
    await runMailer();
    const mails = await mailServer.listMails();
    expect(mails.map(({ messageId }) => messageId)).toEqual([expect.stringContaining(`answers-edited.${resvCode}.3`)]);
    expect(mails[0]?.text).toContain('Near the door');
    expect(mails[0]?.text).not.toContain('By the window');
    expect(mails[0]?.text).toContain('알레르기 (2026-03-11');
    expect((await listMessages()).every(({ settled }) => settled)).toBe(true);
  });

  it('wait until an earlier mail is no longer being sent', async () => {
    const { guest, resvCode } = await createReservation();
    await edit(guest, resvCode, { requestMatter: 'By the window' });
    await query('UPDATE outbox SET attempts = 1, send_at = now() + interval $$1 minute$$');
    await edit(guest, resvCode, { requestMatter: 'At the bar', resvEditNo: 1 });
    await edit(guest, resvCode, { requestMatter: 'Near the door', resvEditNo: 2 });
    await runMailer();
    expect(await mailServer.listMails()).toEqual([]);
    // The attempt is over: when the earlier mail is due again, it is obsolete and not sent.
    await makeMailsDue();
    await runMailer();
    await makeMailsDue();
    await runMailer();
    expect((await mailServer.listMails()).map(({ text }) => text.includes('Near the door'))).toEqual([true]);
    expect((await listMessages()).every(({ settled }) => settled)).toBe(true);
  });

  it('are not sent once the reservation is cancelled', async () => {
    const { guest, resvCode } = await createReservation();
    await edit(guest, resvCode);
    await guest.post('/resv/cancel', { resvCode });
    await runMailer();
    expect((await mailServer.listMails()).map(({ to }) => to)).toEqual([['jane@example.test']]);
  });

  it('raise an alarm if they fail, and the guest’s page shows no failure', async () => {
    const { guest, resvCode } = await createReservation();
    await edit(guest, resvCode);
    await mailServer.injectFault({ kind: 'refuse' });
    await runMailer();
    expect(await query('SELECT kind FROM alarm WHERE subject = $1', [resvCode])).toEqual([
      { kind: 'venue_mail_failed' },
    ]);
    expect((await getView(guest, resvCode)).resvMailFailYn).toBe('N');
  });
});

it('staff see the new answers and when they were edited', async () => {
  const { guest, resvCode } = await createReservation({
    resvDate: '2026-03-16 18:00',
    requestMatter: 'Quiet',
    ...kiwiAllergy,
  });
  const staff = await startStaffCommandClient(server.deps);
  const findParty = async () =>
    (await staff.call(getService, { params: { dinCode: grill, day: '2026-03-16' } })).service?.parties.find(
      (party) => party.resvCode === resvCode,
    );
  expect(await findParty()).toMatchObject({ requestChangedAt: null, allergiesChangedAt: null });
  await edit(guest, resvCode, { requestMatter: 'Near the door' });
  await editAllergies(guest, resvCode, noAllergies, { resvEditNo: 1 });
  const at = server.deps.now().toISOString();
  expect(await findParty()).toMatchObject({
    request: 'Near the door',
    requestChangedAt: at,
    allergies: [],
    allergiesChangedAt: at,
  });
  await staff.close();
});
