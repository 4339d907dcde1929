import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MailTestServer, startMailTestServer } from '../../../test/mail-test-server';
import type { Mail } from '../../ports/mail';

let mailServer: MailTestServer;
beforeAll(async () => {
  mailServer = await startMailTestServer();
});
beforeEach(() => mailServer.clear());
afterAll(() => mailServer.close());

const picture = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
const createMail = (changes: Partial<Mail> = {}): Mail => ({
  id: 'reservation-made.20260311-AAAAAAAAAA',
  fromName: '달빛 서울',
  to: ['jane@example.test'],
  subject: '만월 예약이 완료되었습니다 · 2026-03-13 (금) 18:00',
  html: '<p>안녕하세요<img src="cid:picture"></p>',
  text: '안녕하세요',
  pictures: [{ id: 'picture', type: 'image/jpeg', bytes: picture }],
  ...changes,
});

it('the mailer sends both bodies and the embedded picture', async () => {
  expect(await mailServer.createService().send(createMail())).toBe('sent');
  const [mail] = await mailServer.listMails();
  expect(mail).toMatchObject({
    from: 'dining@dalbit.example',
    fromName: '달빛 서울',
    to: ['jane@example.test'],
    subject: createMail().subject,
    messageId: '<reservation-made.20260311-AAAAAAAAAA@dalbit.example>',
    attachments: [{ contentId: '<picture>', mimeType: 'image/jpeg', bytes: picture.length }],
  });
  expect(mail?.html).toContain('안녕하세요<img src="cid:picture">');
  expect(mail?.text.trim()).toBe('안녕하세요');
});

it.each([
  ['two addresses', 'jane@example.test, eve@example.test'],
  ['an injected header', 'jane@example.test\r\nBcc: eve@example.test'],
])('the mailer does not interpret a guest’s text as %s', async (_name, to) => {
  expect(await mailServer.createService().send(createMail({ to: [to] }))).toBe('refused');
  expect(await mailServer.listMails()).toEqual([]);
});

it.each([
  ['two dots in a row', 'a..b@docomo.ne.jp'],
  ['a dot at the end', 'abc.@ezweb.ne.jp'],
  ['a dot at the beginning', '.abc@softbank.ne.jp'],
])('the mailer quotes a local part with %s, so that the mail server accepts it', async (_name, to) => {
  const [local, host] = to.split('@');
  expect(await mailServer.createService().send(createMail({ to: [to] }))).toBe('sent');
  const [mail] = await mailServer.listMails();
  expect(mail?.to).toEqual([`"${local}"@${host}`]);
  expect(mail?.messageId).toBe('<reservation-made.20260311-AAAAAAAAAA@dalbit.example>');
});

it('the mailer adds the id of the mail to its return path', async () => {
  expect(
    await mailServer
      .createService(mailServer.url, 60_000, 'bounce@dalbit.example')
      .send(createMail({ to: ['a..b@docomo.ne.jp'] })),
  ).toBe('sent');
  const [mail] = await mailServer.listMails();
  expect(mail).toMatchObject({
    from: 'bounce+reservation-made.20260311-AAAAAAAAAA@dalbit.example',
    to: ['"a..b"@docomo.ne.jp'],
    fromName: '달빛 서울',
  });
});

it('the mailer delivers to the reachable recipients and logs the number of the others', async () => {
  await mailServer.injectFault({ kind: 'refuse', to: 'gone@example.test' });
  const to = ['gone@example.test', 'jane@example.test'];
  expect(await mailServer.createService().send(createMail({ to, html: undefined, pictures: [] }))).toBe('sent');
  expect(await mailServer.listMails()).toMatchObject([{ text: expect.stringContaining('안녕하세요') }]);
  expect(mailServer.log).toEqual([{ event: 'mail.partly_refused', id: createMail().id, rejected: 1 }]);
});

it('the mailer does not let line breaks in subject and sender name add a recipient', async () => {
  expect(
    await mailServer.createService().send(createMail({ subject: 'One\r\nBcc: eve@example.test', fromName: 'A\r\nB' })),
  ).toBe('sent');
  const [mail] = await mailServer.listMails();
  expect(mail?.to).toEqual(['jane@example.test']);
  expect(mail?.subject).toContain('Bcc: eve@example.test');
});

it.each([
  ['a mailbox that does not exist', 'refuse', 'refused'],
  ['an account that may not send', 'relay', 'failed'],
  ['a mailbox that is temporarily unavailable', 'later', 'failed'],
  ['a connection that is cut', 'drop', 'failed'],
] as const)('the mailer reports a failed mail without logging personal data: %s', async (_name, kind, outcome) => {
  await mailServer.injectFault({ kind });
  expect(await mailServer.createService().send(createMail())).toBe(outcome);
  expect(mailServer.log).toMatchObject([{ event: 'mail.failed', id: createMail().id, outcome }]);
  expect(JSON.stringify(mailServer.log)).not.toContain('example.test');
  expect(await mailServer.listMails()).toEqual([]);
});

it('the mailer does not count refused credentials as a failure of the recipient', async () => {
  expect(await mailServer.createService(mailServer.url.replace(/:[^:@]*@/, ':wrong@')).send(createMail())).toBe(
    'failed',
  );
});

it('the mailer gives up after the time limit on a silent server', async () => {
  const silentServer = createServer();
  await new Promise<void>((resolve) => silentServer.listen(0, '127.0.0.1', resolve));
  const { port } = silentServer.address() as { port: number };
  expect(await mailServer.createService(`smtp://127.0.0.1:${port}`, 300).send(createMail())).toBe('failed');
  expect(mailServer.log).toMatchObject([{ outcome: 'failed' }]);
  silentServer.close();
});

it('the mailer reports a mail as failed if the server cannot be reached', async () => {
  expect(await mailServer.createService('smtp://127.0.0.1:9').send(createMail())).toBe('failed');
});
