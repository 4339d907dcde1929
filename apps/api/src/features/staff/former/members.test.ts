import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StaffBrowser, type StaffServer, startStaffServer, testScopes } from '../../../../test/staff-server';
import { renderMemberInvitation } from '../../../notifications/member-invitation';

let staffServer: StaffServer;
let owner: StaffBrowser;
beforeAll(async () => {
  staffServer = await startStaffServer();
  owner = await staffServer.signIn(await staffServer.createStaff({ role: 'owner', scope: testScopes.group }));
});
afterAll(() => staffServer.close());

const header = 'email,name,language,marketing,consentDate,consentSource,hotel,points';
const createFile = (...lines: readonly string[]) => [header, ...lines].join('\r\n');
const preview = async (file: string) => (await owner.post('/former/members/preview', { file })).json;
const importFile = async (file: string, body: object = {}) =>
  (await owner.post('/former/members/import', { file, mode: 'fitting', ...body })).json;

/** Returns the key of the link in the mail of an invitation. */
async function getInvitationKey(email: string): Promise<string> {
  const [row] = await staffServer.query('SELECT invitation_id FROM member_invitation WHERE email = $1', [email]);
  const invitationId = String(row?.['invitation_id']);
  const message = {
    key: `member_invited ${invitationId}`,
    attempts: 1,
    kind: 'member_invited',
    payload: { invitationId },
  };
  const mail = await renderMemberInvitation(staffServer.server.deps, message as never);
  expect(mail?.to).toEqual([email]);
  const [link = ''] = /https?:\S+invitation=\S+/.exec(mail?.text ?? '') ?? [];
  return new URL(link).searchParams.get('invitation') ?? '';
}

const viewInvitation = async (invitation: string) =>
  (await staffServer.server.call('POST', '/join/invitation', { invitation })).json;

describe('an import of members', () => {
  it('invites each valid row by mail, creates no account, and reports existing members and invalid rows', async () => {
    const file = createFile(
      'Yui@Example.Test,田中 結衣,jp,both,2024-05-01,신청서,H01,"12,000"',
      'mina@example.test,Mina,ko,,,,,',
      'late@example.test,Late,en,mail,2099-01-01,web,,',
      'poor@example.test,Poor,en,sms,,,,50',
    );
    const issues = [
      { line: 3, code: 'member_exists', column: 'email' },
      { line: 4, code: 'day_in_future', column: 'consentDate' },
      { line: 5, code: 'consent_incomplete', column: 'consentDate' },
      { line: 5, code: 'consent_incomplete', column: 'consentSource' },
      { line: 5, code: 'hotel_missing', column: 'hotel' },
    ];
    expect(await preview(file)).toMatchObject({ rowCount: 4, importableCount: 1, issues });
    expect(await importFile(file, { mode: 'all_or_nothing' })).toMatchObject({ imported: 0, issues });
    expect(await importFile(file)).toMatchObject({ imported: 1, issues, nextFrom: null });
    expect(await importFile(file)).toMatchObject({ imported: 0, importedBefore: 1 });
    expect(await staffServer.query(`SELECT kind FROM outbox WHERE kind = 'member_invited'`)).toHaveLength(1);
    expect(await staffServer.query(`SELECT 1 FROM member WHERE user_id = 'yui@example.test'`)).toEqual([]);
    expect(await staffServer.query(`SELECT detail FROM audit_entry WHERE action = 'member.invite'`)).toEqual([
      { detail: { invited: 1 } },
    ]);
  });

  it('sends links that prove the e-mail address; forged and expired links are refused with that reason', async () => {
    const key = await getInvitationKey('yui@example.test');
    expect(await viewInvitation(key)).toMatchObject({ result: 'success', user_id: 'yui@example.test' });
    expect(await viewInvitation(`${key}x`)).toMatchObject({ code: 'invitation_unknown' });
    await staffServer.query(`UPDATE member_invitation SET expires_at = now() WHERE email = 'yui@example.test'`);
    expect(await viewInvitation(key)).toMatchObject({ code: 'invitation_expired' });
    await staffServer.query(
      `UPDATE member_invitation SET expires_at = now() + interval '1 day' WHERE email = 'yui@example.test'`,
    );
  });
});
