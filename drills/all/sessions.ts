import { demoPassword } from '@dining/demo';
import type { Guest } from '../../tools/rig/orders';
import { type JsonResponse, postJson } from '../../tools/rig/post-json';
import type { Deployment } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectExactly, report } from '../lib/figures';
import { catchConnectionError, formatResponse, signInMember } from '../lib/orders';
import { listPublishedCalls } from '../lib/published-calls';

/** Returns the user id of a session cookie, or 'nobody'. */
async function getUserId({ url }: Deployment, cookie: string): Promise<string> {
  const json = (await (await fetch(`${url}/api/me`, { headers: { cookie } })).json()) as {
    userDetails?: { user_id?: string };
  };
  return json.userDetails?.user_id ?? 'nobody';
}

const getCookie = ({ headers }: Guest): string => headers['cookie'] ?? '';

/** Returns a hash of every table except rate limits and settings. */
async function hashTables({ pool }: Deployment): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
       AND table_name NOT IN ('rate_limit', 'setting') ORDER BY table_name`,
  );
  const hashes = await Promise.all(
    rows.map(async ({ name }) => {
      const [row] = (
        await pool.query<{ sum: string }>(
          `SELECT md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) AS sum FROM "${name}" t`,
        )
      ).rows;
      return `${name} ${row?.sum ?? ''}`;
    }),
  );
  return hashes.join('\n');
}

async function sendForeignWrites(
  deployment: Deployment,
  guest: Guest,
): Promise<{ readonly requestCount: number; readonly acceptedWrites: readonly string[] }> {
  const { origin: _origin, 'x-requested-with': _header, ...plainHeaders } = guest.headers;
  const variants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'a foreign origin': { ...guest.headers, origin: 'https://evil.example' },
    'the origin null': { ...guest.headers, origin: 'null' },
    'an origin that begins like ours': { ...guest.headers, origin: `${deployment.url}.evil.example` },
    'no origin': { ...plainHeaders, 'x-requested-with': 'rig' },
    'without our header': { ...plainHeaders, origin: deployment.url },
    'text/plain': { ...guest.headers, 'content-type': 'text/plain' },
    'a form': { ...guest.headers, 'content-type': 'application/x-www-form-urlencoded' },
  };
  const calls = await listPublishedCalls(deployment);
  const acceptedWrites: string[] = [];
  let requestCount = 0;
  for (const [variant, headers] of Object.entries(variants)) {
    const responses = await Promise.all(
      calls.map(({ path, body }) => catchConnectionError(postJson(`${deployment.url}${path}`, body, headers))),
    );
    requestCount += responses.length;
    for (const [index, { status }] of responses.entries())
      if (status !== 403 && status !== 415) acceptedWrites.push(`${variant} ${calls[index]?.path ?? ''} ${status}`);
  }
  return { requestCount, acceptedWrites };
}

type OAuthReturn = Readonly<Record<string, string>>;

async function authorizeWithKakao(deployment: Deployment, { headers }: Guest): Promise<OAuthReturn> {
  const { json } = await postJson(`${deployment.url}/api/login/get-kakao-oauth-url`, {}, headers);
  const form = new URLSearchParams({ account: '1', action: 'agree' });
  const response = await fetch(String(json['url']), { method: 'POST', body: form, redirect: 'manual' });
  return Object.fromEntries(new URL(response.headers.get('location') ?? 'about:blank').searchParams);
}

const returnFromKakao = (
  { url }: Deployment,
  { headers }: Guest,
  { code = '', state = '' }: OAuthReturn,
): Promise<JsonResponse> => postJson(`${url}/api/login/kakao-auth-code`, { code, state }, headers);

export const sessions: Drill = {
  name: 'sessions',
  number: 17,
  description: 'Old session ids, cross-origin writes, and forged, replayed and missing OAuth states',
  isInQuickRun: true,
  run: async (rig) => {
    const deployment = await rig.deploy();
    const [guest, attacker, kakaoGuest] = await deployment.startGuests(3);
    if (guest === undefined || attacker === undefined || kakaoGuest === undefined)
      throw new Error('no guest was started');
    const memberId = 'mina@dalbit.example';
    const signInResponse = await postJson(
      `${deployment.url}/api/authentications`,
      { username: memberId, password: demoPassword },
      guest.headers,
    );
    const newCookie = signInResponse.cookie ?? '';
    const usersAtSignIn = [await getUserId(deployment, newCookie), await getUserId(deployment, getCookie(guest))].join(
      ', old id: ',
    );
    await postJson(`${deployment.url}/api/me/logout`, {}, { ...guest.headers, cookie: newCookie });
    const userAfterSignOut = await getUserId(deployment, newCookie);

    const memberSession = await signInMember(deployment, memberId, demoPassword);
    const hashesBefore = await hashTables(deployment);
    const foreignWrites = await sendForeignWrites(deployment, memberSession);
    const hashesAfter = await hashTables(deployment);

    await fetch(`${deployment.easypayUrl}/kakao/_control/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ subject: '1', name: '이미나', email: memberId, emailVerified: true, phone: null }),
    });
    await deployment.pool.query(`INSERT INTO identity (provider, subject, user_id) VALUES ('KAKAO', '1', $1)`, [
      memberId,
    ]);
    const callback = await authorizeWithKakao(deployment, kakaoGuest);
    const forgedReturns = [
      await returnFromKakao(deployment, attacker, callback),
      await returnFromKakao(deployment, kakaoGuest, { ...callback, state: '' }),
      await returnFromKakao(deployment, kakaoGuest, { ...callback, state: `${callback['state'] ?? ''}x` }),
    ];
    const validReturn = await returnFromKakao(deployment, kakaoGuest, await authorizeWithKakao(deployment, kakaoGuest));
    const replayedReturn = await returnFromKakao(deployment, kakaoGuest, callback);
    return [
      expectExactly('after sign-in', usersAtSignIn, `${memberId}, old id: nobody`),
      expectExactly('after sign-out', userAfterSignOut, 'nobody'),
      report('cross-origin writes', foreignWrites.requestCount),
      expectExactly('cross-origin writes accepted', foreignWrites.acceptedWrites.length, 0),
      ...(foreignWrites.acceptedWrites.length > 0
        ? [report('accepted writes', foreignWrites.acceptedWrites.slice(0, 5).join(', '))]
        : []),
      expectExactly(
        'tables changed by cross-origin writes',
        hashesBefore === hashesAfter
          ? 0
          : hashesBefore.split('\n').filter((line) => !hashesAfter.includes(line)).length,
        0,
      ),
      expectExactly('result of a valid return', formatResponse(validReturn), 'login'),
      expectExactly(
        'sessions by forged, replayed or missing states',
        [...forgedReturns, replayedReturn].filter(({ json }) => json['result'] === 'login').length,
        0,
      ),
    ];
  },
};
