import { createGroupWebsiteApp, demoDiningClient } from '@dining/fakes/group-website/app';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callControl, createLogRecorder } from '../../../test/stand-in-control';
import { GroupWebsiteAdapter, type GroupWebsiteOptions } from './group-website';

const subject = 'HP-somebody';
const { lines, logger } = createLogRecorder();
let now = new Date('2026-11-21T00:00:00Z');
let fake: FastifyInstance;
let baseUrl: string;
beforeAll(async () => {
  fake = createGroupWebsiteApp({ clock: () => now, diningUrl: 'http://dining.test' });
  baseUrl = await fake.listen({ host: '127.0.0.1', port: 0 });
  await callControl(baseUrl, 'POST', 'accounts', {
    subject,
    name: '서은채',
    email: 'Eunchae@Mail.Example',
    phone: '010-2222-3333',
  });
});
beforeEach(async () => {
  lines.length = 0;
  await callControl(baseUrl, 'DELETE', 'faults');
});
afterAll(() => fake.close());

const createAdapter = (changes: Partial<GroupWebsiteOptions> = {}) =>
  new GroupWebsiteAdapter({ ...demoDiningClient, baseUrl, timeoutMs: 60_000, logger, ...changes });
const injectFault = (operation: string, kind: string, options: object = {}) =>
  callControl(baseUrl, 'POST', 'faults', { operation, kind, ...options });

/** Signs a member in at the group's website. Returns the URL to which their browser is redirected. */
async function signInMember(account = subject): Promise<URL> {
  const body = new URLSearchParams({ account });
  const response = await fetch(`${baseUrl}/sign-in`, { method: 'POST', body, redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}
const getCode = (url: URL): string => url.searchParams.get('code') ?? '';

describe('the adapter of the group’s website', () => {
  it('identifies a member by a code that is valid once', async () => {
    const url = await signInMember();
    expect(`${url.origin}${url.pathname}`).toBe('http://dining.test/homepagelogin');
    const member = { subject, email: 'eunchae@mail.example', name: '서은채', phone: '01022223333' };
    expect(await createAdapter().exchangeCode(getCode(url))).toEqual({ ok: true, member });
    expect(await createAdapter().exchangeCode(getCode(url))).toEqual({ ok: false, reason: 'code_refused' });
  });

  it('removes characters that cannot be stored from a name, and rejects a subject that contains one', async () => {
    const email = 'spoiled@mail.example';
    await callControl(baseUrl, 'POST', 'accounts', {
      subject: 'HP-name',
      name: '서\0은\ud800채\n',
      email,
      phone: null,
    });
    expect(await createAdapter().exchangeCode(getCode(await signInMember('HP-name')))).toMatchObject({
      ok: true,
      member: { name: '서은채' },
    });
    await callControl(baseUrl, 'POST', 'accounts', { subject: 'HP-\0', name: '서은채', email, phone: null });
    expect(await createAdapter().exchangeCode(getCode(await signInMember('HP-\0')))).toEqual({
      ok: false,
      reason: 'untrusted',
    });
  });

  it('accepts a code for a minute and no longer', async () => {
    const [timelyCode, lateCode] = [getCode(await signInMember()), getCode(await signInMember())];
    now = new Date(now.getTime() + 60_000);
    expect(await createAdapter().exchangeCode(timelyCode)).toMatchObject({ ok: true });
    now = new Date(now.getTime() + 1);
    expect(await createAdapter().exchangeCode(lateCode)).toEqual({ ok: false, reason: 'code_refused' });
  });

  it.each(['usedCode', 'expiredCode', 'noCode'])('rejects an invalid code: %s', async (kind) => {
    await injectFault('signIn', kind);
    expect(await createAdapter().exchangeCode(getCode(await signInMember()))).toEqual({
      ok: false,
      reason: 'code_refused',
    });
  });

  it('reports refused credentials', async () => {
    expect(await createAdapter({ clientSecret: 'wrong' }).exchangeCode(getCode(await signInMember()))).toEqual({
      ok: false,
      reason: 'credentials_refused',
    });
  });

  it.each([
    ['http500', {}, 'unavailable'],
    ['drop', {}, 'unavailable'],
    ['slow', { ms: 60_000 }, 'unavailable'],
    ['junk', {}, 'untrusted'],
    ['junk', { body: '{"subject":"x","email":"no address","name":"x"}' }, 'untrusted'],
    ['junk', { body: '{"subject":"","email":"a@mail.example","name":"x"}' }, 'untrusted'],
    ['junk', { body: '{"subject":"x","email":"a@mail.example","name":" "}' }, 'untrusted'],
    ['refuseClient', {}, 'credentials_refused'],
  ])('reports the fault %s %o as %s', async (kind, options, reason) => {
    await injectFault('token', kind, options);
    expect(
      await createAdapter(kind === 'slow' ? { timeoutMs: 2_000 } : {}).exchangeCode(getCode(await signInMember())),
    ).toEqual({
      ok: false,
      reason,
    });
  });

  it('logs each call without the member’s data, the code or the secret', async () => {
    const code = getCode(await signInMember());
    await createAdapter().exchangeCode(code);
    await createAdapter().exchangeCode(code);
    expect(lines).toHaveLength(2);
    for (const secret of [code, subject, 'eunchae', '서은채', '3333', demoDiningClient.clientSecret])
      expect(lines.join()).not.toContain(secret);
  });
});
