import { createSolapiApp } from '@dining/fakes/solapi/app';
import { demoAlimTalk } from '@dining/fakes/solapi/messages';
import { demoSolapi } from '@dining/fakes/solapi/signature-verifier';
import type { StoredSms } from '@dining/fakes/solapi/sms-store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callControl, createLogRecorder } from '../../../test/stand-in-control';
import type { Sms } from '../../ports/sms';
import { Solapi, type SolapiOptions } from './solapi';

const { lines, logger } = createLogRecorder();
const now = new Date('2026-11-21T00:00:00Z');
let fake: FastifyInstance;
let baseUrl: string;
beforeAll(async () => {
  fake = createSolapiApp({ clock: () => now });
  baseUrl = await fake.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  lines.length = 0;
  await callControl(baseUrl, 'DELETE', 'faults');
  await callControl(baseUrl, 'DELETE', 'texts');
});
afterAll(() => fake.close());

const createAdapter = (changes: Partial<SolapiOptions> = {}) =>
  new Solapi({ ...demoSolapi, baseUrl, alimTalk: undefined, timeoutMs: 60_000, clock: () => now, logger, ...changes });
const template = { name: 'one_time_code', language: 'ko', variables: { code: '482913', minutes: '5' } } as const;
const send = (sms: Partial<Sms> = {}, changes: Partial<SolapiOptions> = {}) =>
  createAdapter(changes).send({ id: 'T-1', to: '01012345678', text: '[달빛] 인증번호 482913', template, ...sms });
const injectFault = (kind: string, options: object = {}) =>
  callControl(baseUrl, 'POST', 'faults', { operation: 'send', kind, ...options });
const listReceivedMessages = async () =>
  ((await (await fetch(`${baseUrl}/_control/texts`)).json()) as { texts: readonly StoredSms[] }).texts;

describe('an SMS', () => {
  it('is sent once, and the service’s message id is returned', async () => {
    const outcome = await send();
    const [message, ...otherMessages] = await listReceivedMessages();
    expect(otherMessages).toEqual([]);
    expect(message).toMatchObject({
      to: '01012345678',
      from: demoSolapi.sender,
      type: 'SMS',
      text: '[달빛] 인증번호 482913',
    });
    expect(message?.customFields).toEqual({ id: 'T-1' });
    expect(outcome).toEqual({ outcome: 'sent', messageId: message?.messageId });
  });

  it('is sent as LMS if its text is too long for an SMS', async () => {
    expect(await send({ text: '가'.repeat(46) })).toMatchObject({ outcome: 'sent' });
    expect(await listReceivedMessages()).toMatchObject([{ type: 'LMS' }]);
  });

  it('is sent by AlimTalk with the SMS as fallback if its language has a template, otherwise as an SMS', async () => {
    const alimTalk = { channel: demoAlimTalk.pfId, templates: { one_time_code: { ko: demoAlimTalk.templateId } } };
    expect(await send({}, { alimTalk })).toMatchObject({ outcome: 'sent' });
    expect(await listReceivedMessages()).toMatchObject([
      {
        type: 'ATA',
        text: '인증번호 482913 (5분 이내 입력). 타인에게 알려 주지 마십시오.',
        fallback: '[달빛] 인증번호 482913',
        template: demoAlimTalk.templateId,
      },
    ]);
    await send({ template: { ...template, language: 'en' } }, { alimTalk });
    await send();
    expect((await listReceivedMessages()).map(({ type }) => type)).toEqual(['SMS', 'SMS', 'ATA']);
  });
});

describe('a message that is not sent', () => {
  it.each([
    ['an invalid number', { to: '0212345678' }, {}, '1020'],
    ['a text that is too long', { text: '가'.repeat(1_001) }, {}, '1012'],
    ['a sender that is not registered', {}, { sender: '0211112222' }, '1062'],
    [
      'a template that is not registered',
      {},
      { alimTalk: { channel: 'x', templates: { one_time_code: { ko: 'y' } } } },
      '1030',
    ],
    [
      'a template with a variable that has no value',
      { template: { ...template, variables: { code: '482913' } } },
      { alimTalk: { channel: demoAlimTalk.pfId, templates: { one_time_code: { ko: demoAlimTalk.templateId } } } },
      '1031',
    ],
  ] as const)('is refused permanently: %s', async (_case, sms, changes, code) => {
    expect(await send(sms, changes)).toEqual({ outcome: 'refused', code });
    expect(await listReceivedMessages()).toEqual([]);
  });

  it.each([
    ['a wrong secret', {}, { secret: 'wrong' }, 'SignatureDoesNotMatch'],
    ['a wrong key', {}, { key: 'wrong' }, 'SignatureDoesNotMatch'],
    ['a wrong clock', {}, { clock: () => new Date('2026-11-21T00:16:00Z') }, 'RequestTimeTooSkewed'],
  ] as const)('fails temporarily: %s', async (_case, sms, changes, code) => {
    expect(await send(sms, changes)).toEqual({ outcome: 'failed', code });
    expect(await listReceivedMessages()).toEqual([]);
  });

  it.each([
    ['refuse', 'refused', '3040'],
    ['noBalance', 'failed', 'NotEnoughBalance'],
  ])('has the outcome that follows from the service’s response: %s means %s', async (kind, outcome, code) => {
    await injectFault(kind, { only: '01012345678' });
    expect(await send({ to: '01099998888' })).toMatchObject({ outcome: 'sent' });
    expect(await send()).toEqual({ outcome, code });
  });
});

describe('a message with an unknown outcome', () => {
  it.each([
    ['http500', {}, 'http', 0],
    ['drop', {}, 'network', 0],
    ['slow', { ms: 60_000 }, 'timeout', 0],
    ['junk', {}, 'unreadable', 0],
    ['junk', { body: '{"failedMessageList":[],"messageList":[]}' }, 'unreadable', 0],
    ['sentThenDrop', {}, 'network', 1],
    ['sentThenSlow', { ms: 60_000 }, 'timeout', 1],
  ])('is reported as unknown after the fault %s %o: %s', async (kind, options, reason, receivedCount) => {
    await injectFault(kind, options);
    expect(await send({}, reason === 'timeout' ? { timeoutMs: 2_000 } : {})).toEqual({ outcome: 'unknown', reason });
    expect(await listReceivedMessages()).toHaveLength(receivedCount);
  });

  it('is reported as unknown if the service cannot be reached', async () => {
    expect(await send({}, { baseUrl: 'http://127.0.0.1:1' })).toEqual({ outcome: 'unknown', reason: 'network' });
  });
});

describe('the query for an accepted message', () => {
  const queryAccepted = (changes: Partial<SolapiOptions> = {}, id = 'T-1') =>
    createAdapter(changes).hasAccepted({ id, to: '01012345678' });

  it('finds a message whose response was lost', async () => {
    await injectFault('sentThenDrop');
    expect(await send()).toEqual({ outcome: 'unknown', reason: 'network' });
    expect(await queryAccepted()).toBe(true);
    expect(await queryAccepted({}, 'T-2')).toBe(false);
  });

  it('queries one phone number only', async () => {
    await send({ to: '01099998888' });
    expect(await queryAccepted()).toBe(false);
  });

  it.each(['http500', 'drop', 'junk'])('returns undefined if the service fails (%s) or refuses us', async (kind) => {
    await send();
    await callControl(baseUrl, 'POST', 'faults', { operation: 'list', kind });
    expect(await queryAccepted()).toBeUndefined();
    expect(await queryAccepted({ secret: 'wrong' })).toBeUndefined();
    expect(await queryAccepted()).toBe(true);
  });
});

it('each message is logged under our own id, without number, text or secret', async () => {
  await send();
  await send({ to: '0212345678' }, { secret: 'a-wrong-secret' });
  expect(lines).toHaveLength(2);
  expect(lines.every((line) => line.includes('"id":"T-1"'))).toBe(true);
  for (const secret of ['12345678', '482913', demoSolapi.secret, 'a-wrong-secret'])
    expect(lines.join()).not.toContain(secret);
});
