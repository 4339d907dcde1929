import { buildSolapiFake } from '@dining/fakes/solapi/app';
import { demoAlimTalk } from '@dining/fakes/solapi/messages';
import type { StoredText } from '@dining/fakes/solapi/phones';
import { demoSolapi } from '@dining/fakes/solapi/signature-verifier';
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
  fake = buildSolapiFake({ clock: () => now });
  baseUrl = await fake.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  lines.length = 0;
  await callControl(baseUrl, 'DELETE', 'behaviours');
  await callControl(baseUrl, 'DELETE', 'texts');
});
afterAll(() => fake.close());

const adapter = (changes: Partial<SolapiOptions> = {}) =>
  new Solapi({ ...demoSolapi, baseUrl, alimTalk: undefined, timeoutMs: 60_000, clock: () => now, logger, ...changes });
const template = { name: 'one_time_code', language: 'ko', variables: { code: '482913', minutes: '5' } } as const;
const send = (text: Partial<Sms> = {}, changes: Partial<SolapiOptions> = {}) =>
  adapter(changes).send({ id: 'T-1', to: '01012345678', text: '[달빛] 인증번호 482913', template, ...text });
const tell = (kind: string, more: object = {}) =>
  callControl(baseUrl, 'POST', 'behaviours', { operation: 'send', kind, ...more });
const received = async () =>
  ((await (await fetch(`${baseUrl}/_control/texts`)).json()) as { texts: readonly StoredText[] }).texts;

describe('a text', () => {
  it('is sent at once, and its number in the service’s books comes back', async () => {
    const outcome = await send();
    const [text, ...others] = await received();
    expect(others).toEqual([]);
    expect(text).toMatchObject({
      to: '01012345678',
      from: demoSolapi.sender,
      type: 'SMS',
      text: '[달빛] 인증번호 482913',
    });
    expect(text?.customFields).toEqual({ id: 'T-1' });
    expect(outcome).toEqual({ outcome: 'sent', messageId: text?.messageId });
  });

  it('that is too long for an SMS travels as a long one', async () => {
    expect(await send({ text: '가'.repeat(46) })).toMatchObject({ outcome: 'sent' });
    expect(await received()).toMatchObject([{ type: 'LMS' }]);
  });

  it('goes by AlimTalk where its template is registered in its language, with the text for where that does not arrive', async () => {
    const alimTalk = { channel: demoAlimTalk.pfId, templates: { one_time_code: { ko: demoAlimTalk.templateId } } };
    expect(await send({}, { alimTalk })).toMatchObject({ outcome: 'sent' });
    expect(await received()).toMatchObject([
      {
        type: 'ATA',
        text: '인증번호 482913 (5분 이내 입력). 타인에게 알려 주지 마십시오.',
        fallback: '[달빛] 인증번호 482913',
        template: demoAlimTalk.templateId,
      },
    ]);
    await send({ template: { ...template, language: 'en' } }, { alimTalk });
    await send();
    expect((await received()).map(({ type }) => type)).toEqual(['SMS', 'SMS', 'ATA']);
  });
});

describe('what is not sent', () => {
  it.each([
    ['a number that is none', { to: '0212345678' }, {}, '1020'],
    ['a text that is too long', { text: '가'.repeat(1_001) }, {}, '1012'],
    ['a sender that is not registered', {}, { sender: '0211112222' }, '1062'],
    [
      'a template that is not registered',
      {},
      { alimTalk: { channel: 'x', templates: { one_time_code: { ko: 'y' } } } },
      '1030',
    ],
    [
      'a template with a blank that nothing fills',
      { template: { ...template, variables: { code: '482913' } } },
      { alimTalk: { channel: demoAlimTalk.pfId, templates: { one_time_code: { ko: demoAlimTalk.templateId } } } },
      '1031',
    ],
  ] as const)('is refused for good where there is %s', async (_case, text, changes, code) => {
    expect(await send(text, changes)).toEqual({ outcome: 'refused', code });
    expect(await received()).toEqual([]);
  });

  it.each([
    ['a wrong secret', {}, { secret: 'wrong' }, 'SignatureDoesNotMatch'],
    ['a wrong key', {}, { key: 'wrong' }, 'SignatureDoesNotMatch'],
    ['a clock that is wrong', {}, { clock: () => new Date('2026-11-21T00:16:00Z') }, 'RequestTimeTooSkewed'],
  ] as const)('fails for now where there is %s', async (_case, text, changes, code) => {
    expect(await send(text, changes)).toEqual({ outcome: 'failed', code });
    expect(await received()).toEqual([]);
  });

  it.each([
    ['refuse', 'refused', '3040'],
    ['noBalance', 'failed', 'NotEnoughBalance'],
  ])('is reported where the service answers %s as %s', async (kind, outcome, code) => {
    await tell(kind, { only: '01012345678' });
    expect(await send({ to: '01099998888' })).toMatchObject({ outcome: 'sent' });
    expect(await send()).toEqual({ outcome, code });
  });
});

describe('what may have been sent', () => {
  it.each([
    ['http500', {}, 'http', 0],
    ['drop', {}, 'network', 0],
    ['slow', { ms: 60_000 }, 'timeout', 0],
    ['junk', {}, 'unreadable', 0],
    ['junk', { body: '{"failedMessageList":[],"messageList":[]}' }, 'unreadable', 0],
    ['sentThenDrop', {}, 'network', 1],
    ['sentThenSlow', { ms: 60_000 }, 'timeout', 1],
  ])('%s %o is unknown: %s', async (kind, more, reason, arrived) => {
    await tell(kind, more);
    expect(await send({}, reason === 'timeout' ? { timeoutMs: 2_000 } : {})).toEqual({ outcome: 'unknown', reason });
    expect(await received()).toHaveLength(arrived);
  });

  it('nobody there is unknown, too', async () => {
    expect(await send({}, { baseUrl: 'http://127.0.0.1:1' })).toEqual({ outcome: 'unknown', reason: 'network' });
  });
});

describe('whether a text has been taken', () => {
  const asks = (changes: Partial<SolapiOptions> = {}, id = 'T-1') =>
    adapter(changes).hasAccepted({ id, to: '01012345678' });

  it('is known though the answer was lost', async () => {
    await tell('sentThenDrop');
    expect(await send()).toEqual({ outcome: 'unknown', reason: 'network' });
    expect(await asks()).toBe(true);
    expect(await asks({}, 'T-2')).toBe(false);
  });

  it('is asked of one phone', async () => {
    await send({ to: '01099998888' });
    expect(await asks()).toBe(false);
  });

  it.each(['http500', 'drop', 'junk'])('is not known where the service does not say: %s', async (kind) => {
    await send();
    await callControl(baseUrl, 'POST', 'behaviours', { operation: 'list', kind });
    expect(await asks()).toBeUndefined();
    expect(await asks({ secret: 'wrong' })).toBeUndefined();
    expect(await asks()).toBe(true);
  });
});

it('logs how it went under our own name for it, and never number, text or secret', async () => {
  await send();
  await send({ to: '0212345678' }, { secret: 'a-wrong-secret' });
  expect(lines).toHaveLength(2);
  expect(lines.every((line) => line.includes('"id":"T-1"'))).toBe(true);
  for (const secret of ['12345678', '482913', demoSolapi.secret, 'a-wrong-secret'])
    expect(lines.join()).not.toContain(secret);
});
