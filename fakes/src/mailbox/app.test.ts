import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MailboxStandIn, startMailboxStandIn } from './app';

let standIn: MailboxStandIn;
beforeAll(async () => {
  standIn = await startMailboxStandIn();
});
beforeEach(() => standIn.app.inject({ method: 'DELETE', url: '/_control/mails' }));
afterAll(() => standIn.close());

const send = (changes = {}, url = standIn.smtp.url) =>
  createTransport(url).sendMail({
    from: 'a@shop.test',
    to: 'b@guest.test',
    subject: '예약 <1>',
    html: '<img src="cid:one">',
    attachments: [{ cid: 'one', content: 'JPEG', contentType: 'image/jpeg' }],
    ...changes,
  });
const getPage = async (path: string) => (await standIn.app.inject(path)).body;

it('the mailbox lists received mails and shows a mail with its inline pictures', async () => {
  expect(await getPage('/mailbox')).toContain('No mail yet.');
  await send();
  const list = await getPage('/mailbox');
  expect(list).toContain('b@guest.test');
  expect(list).toContain('예약 &lt;1&gt;</a>');
  const link = /href="([^"]+)"/.exec(list)?.[1] ?? '';
  expect(await getPage(`/${link}`)).toContain(
    `<img src="data:image/jpeg;base64,${Buffer.from('JPEG').toString('base64')}">`,
  );
  expect((await standIn.app.inject('/mailbox/0')).statusCode).toBe(404);
});

it.each(['"a..b"@docomo.example', '"abc."@ezweb.example'])(
  'the mailbox accepts dots anywhere in quoted local parts: %s',
  async (to) => {
    await send({ to: { name: '', address: to } });
    expect((await standIn.app.inject('/_control/mails')).json()).toMatchObject({ mails: [{ to: [to] }] });
  },
);

it('the mailbox creates the bounce report that a recipient’s server would send', async () => {
  await send({ messageId: '<one@shop.test>' });
  const { mails } = (await standIn.app.inject('/_control/mails')).json<{ mails: { id: number }[] }>();
  const report = await standIn.app.inject(`/_control/mails/${mails[0]?.id}/bounce`);
  expect(report.headers['content-type']).toContain('message/rfc822');
  expect(report.body).toMatch(/^To: a@shop\.test$/m);
  expect(report.body).toMatch(/^Final-Recipient: rfc822; b@guest\.test\r\nAction: failed\r\nStatus: 5\.1\.1$/m);
  expect(report.body).toMatch(/^Message-ID: <one@shop\.test>$/m);
  expect((await standIn.app.inject('/_control/mails/0/bounce')).statusCode).toBe(404);
});

it('the mailbox rejects a wrong password', async () => {
  await expect(send({}, standIn.smtp.url.replace(/:[^:@]*@/, ':wrong@'))).rejects.toMatchObject({ responseCode: 535 });
});

it.each([
  ['refuse', { responseCode: 550 }],
  ['relay', { responseCode: 554 }],
  ['later', { responseCode: 451 }],
  ['drop', { code: 'ECONNECTION' }],
])('the mailbox applies a fault rule once, and only to its recipient: %s', async (kind, expectedResponse) => {
  await standIn.app.inject({ method: 'POST', url: '/_control/faults', payload: { kind, to: 'b@guest.test' } });
  await send({ to: 'c@guest.test' });
  await expect(send()).rejects.toMatchObject(expectedResponse);
  await send();
  expect(
    (await standIn.app.inject('/_control/mails')).json<{ mails: { to: string[] }[] }>().mails.map(({ to }) => to),
  ).toEqual([['b@guest.test'], ['c@guest.test']]);
});

it('the mailbox rejects a rule with an unknown fault', async () => {
  const payload = { kind: 'explode' };
  const response = await standIn.app.inject({ method: 'POST', url: '/_control/faults', payload });
  expect(response.statusCode).toBe(400);
});
