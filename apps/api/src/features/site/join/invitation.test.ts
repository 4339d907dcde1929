import type { FormerMember } from '@dining/domain/former/member-row';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AuthTestServer,
  createNewcomer,
  type Newcomer,
  requiredConsents,
  startAuthTestServer,
  verifyContacts,
} from '../../../../test/auth-test-server';
import { H01 } from '../../../../test/fixtures';
import { inTransaction } from '../../../db/transaction';
import { createMemberInvitationLink } from '../../../notifications/invitation-keys';
import { insertMemberInvitation } from '../../../stores/members/member-invitations';

let server: AuthTestServer;
beforeAll(async () => {
  server = await startAuthTestServer();
});
afterAll(() => server.close());

const birthday = '1990-05-01';
const consent = { sms: true, mail: false, day: '2024-05-01', source: 'form' };

/** Invites a newcomer. Returns the key of their link. */
async function invite({ email, name }: Newcomer, changes: Partial<FormerMember> = {}): Promise<string> {
  const member = { email, name, language: 'en' as const, consent, htlCode: H01, points: 12_000, ...changes };
  await inTransaction(server.pool, (client) => insertMemberInvitation(client, member, 90));
  const { rows } = await server.pool.query('SELECT invitation_id AS id FROM member_invitation WHERE email = $1', [
    email,
  ]);
  const link = createMemberInvitationLink(server.deps, String(rows[0]?.id), 'en');
  return new URL(link).searchParams.get('invitation') ?? '';
}

async function joinByInvitation(newcomer: Newcomer, invitation: string) {
  const browser = server.browser();
  await browser.post('/join/agreement', { ...requiredConsents, invitation });
  await browser.post('/join/askPhoneCode', { name_kor: newcomer.name, cellphone: newcomer.phone });
  await browser.post('/join/provePhone', { code: await server.getSmsCode(newcomer.phone) });
  const { json } = await browser.post('/join/submit', { password: newcomer.password, birthday });
  return { browser, json };
}

const listRows = async (text: string, email: string) => (await server.pool.query(text, [email])).rows;

it('an invited person who uses the link joins without a code by mail, and gets their points', async () => {
  const newcomer = createNewcomer();
  const key = await invite(newcomer);
  const { browser, json } = await joinByInvitation(newcomer, key);
  expect(json).toMatchObject({ result: 'success', user_id: newcomer.email });
  const points = (await browser.post('/mypage/pointList', {})).json;
  expect(points).toMatchObject({ pointBalance: 12_000, pointList: [{ pointType: 'transferred', resvDate: '' }] });
  const consents = await listRows(
    `SELECT consent, agreed FROM member_consent WHERE user_id = $1 AND at < '2025-01-01' ORDER BY consent`,
    newcomer.email,
  );
  expect(consents).toEqual([
    { consent: 'marketing_mail', agreed: false },
    { consent: 'marketing_sms', agreed: true },
  ]);
  // What they chose when they joined applies.
  expect(await listRows('SELECT marketing_sms FROM member WHERE user_id = $1', newcomer.email)).toEqual([
    { marketing_sms: false },
  ]);
});

it('a used link is refused with that reason, and its invitation no longer contains the address', async () => {
  const newcomer = createNewcomer();
  const key = await invite(newcomer);
  await joinByInvitation(newcomer, key);
  expect((await server.browser().post('/join/invitation', { invitation: key })).json).toMatchObject({
    code: 'invitation_used',
  });
  const again = await server.browser().post('/join/agreement', { ...requiredConsents, invitation: key });
  expect(again.json).toMatchObject({ code: 'invitation_used' });
  expect(await listRows('SELECT 1 FROM member_invitation WHERE email = $1', newcomer.email)).toEqual([]);
});

it('an invited person who joins without the link gets their points once', async () => {
  const newcomer = createNewcomer();
  await invite(newcomer);
  const browser = await verifyContacts(server, newcomer);
  await browser.post('/join/submit', { password: newcomer.password, birthday });
  expect((await browser.post('/mypage/pointList', {})).json).toMatchObject({ pointBalance: 12_000 });
});

it('a forged link is refused, and proves no address', async () => {
  const newcomer = createNewcomer();
  const key = await invite(newcomer);
  const browser = server.browser();
  const forged = `${key.slice(0, -2)}xx`;
  expect((await browser.post('/join/agreement', { ...requiredConsents, invitation: forged })).json).toMatchObject({
    code: 'invitation_unknown',
  });
  expect((await browser.post('/join/form', {})).json).toMatchObject({ result: 'not_agreed', user_id: '' });
});
