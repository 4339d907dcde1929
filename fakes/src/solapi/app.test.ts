import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSolapiApp } from './app';
import { demoSolapi } from './signature-verifier';

const now = new Date('2026-11-21T00:00:00Z');
let app: FastifyInstance;
let saltCount = 0;
beforeAll(() => {
  app = createSolapiApp({ clock: () => now });
});
beforeEach(() => app.inject({ method: 'DELETE', url: '/_control/texts' }));
afterAll(() => app.close());

const createSalt = (): string => `salt-of-this-test-${++saltCount}`;
const message = { to: '01012345678', from: demoSolapi.sender, text: '<b>482913</b>' };
const send = (messages: readonly object[] = [message], { salt = createSalt(), date = now.toISOString() } = {}) => {
  const signature = createHmac('sha256', demoSolapi.secret)
    .update(date + salt)
    .digest('hex');
  const authorization = `HMAC-SHA256 apiKey=${demoSolapi.key}, date=${date}, salt=${salt}, signature=${signature}`;
  const payload = { messages, showMessageList: true };
  return app.inject({ method: 'POST', url: '/messages/v4/send-many/detail', headers: { authorization }, payload });
};
const getPage = async (language: string) =>
  (await app.inject({ url: '/texts', headers: { 'accept-language': language } })).body;

it('the page shows received messages, newest first, with HTML escaped', async () => {
  expect(await getPage('ko')).toContain('아직 보낸 문자가 없습니다.');
  await send();
  await send([{ ...message, text: 'later' }]);
  const body = await getPage('en');
  expect(body).toContain('&lt;b&gt;482913&lt;/b&gt;');
  expect(body.indexOf('later')).toBeLessThan(body.indexOf('482913'));
  expect(body).toContain('010-1234-5678');
  expect(body).toContain('2026-11-21 09:00:00');
});

it('the control endpoint lists the messages to one phone', async () => {
  await send();
  await send([{ ...message, to: '01099998888' }]);
  const response = await app.inject('/_control/texts?to=01099998888');
  expect(response.json()).toMatchObject({ texts: [{ to: '01099998888', type: 'SMS' }] });
});

it('a request needs a signature, a new salt and a current date', async () => {
  const salt = createSalt();
  expect((await send([message], { salt })).statusCode).toBe(200);
  expect((await send([message], { salt })).json()).toMatchObject({ errorCode: 'DuplicatedSignature' });
  expect((await send([message], { date: '2026-11-20T23:44:59.000Z' })).json()).toMatchObject({
    errorCode: 'RequestTimeTooSkewed',
  });
  expect((await send([message], { date: 'yesterday' })).json()).toMatchObject({ errorCode: 'RequestTimeTooSkewed' });
  const unsignedResponse = await app.inject({
    method: 'POST',
    url: '/messages/v4/send-many/detail',
    payload: { messages: [message] },
  });
  expect([unsignedResponse.statusCode, unsignedResponse.json()]).toMatchObject([403, { errorCode: 'InvalidAPIKey' }]);
});

it('the messages of one request are accepted and rejected separately', async () => {
  const response = await send([message, { ...message, to: '+821012345678' }]);
  expect(response.json()).toMatchObject({
    failedMessageList: [{ to: '+821012345678', statusCode: '1020' }],
    groupInfo: { count: { total: 2, registeredSuccess: 1, registeredFailed: 1 } },
    messageList: [{ statusCode: '2000' }],
  });
});

it('a message of more than 90 bytes, two for each Korean character, becomes a long SMS', async () => {
  await send([{ ...message, text: '가'.repeat(45) }]);
  await send([{ ...message, text: `${'가'.repeat(45)}.` }]);
  const { texts } = (await app.inject('/_control/texts')).json<{ texts: { type: string }[] }>();
  expect(texts.map(({ type }) => type)).toEqual(['LMS', 'SMS']);
});
