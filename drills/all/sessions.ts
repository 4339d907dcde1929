import { demoPassword } from '@dining/demo';
import type { Guest } from '../../tools/rig/orders';
import { type JsonResponse, postJson } from '../../tools/rig/post-json';
import type { Deployment } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectExactly, report } from '../lib/figures';
import { catchNoAnswer, formatAnswer, signInMember } from '../lib/orders';
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
  const counts = await Promise.all(
    rows.map(async ({ name }) => {
      const [row] = (
        await pool.query<{ sum: string }>(
          `SELECT md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) AS sum FROM "${name}" t`,
        )
      ).rows;
      return `${name} ${row?.sum ?? ''}`;
    }),
  );
  return counts.join('\n');
}

async function sendForeignWrites(
  deployment: Deployment,
  guest: Guest,
): Promise<{ readonly asked: number; readonly let: readonly string[] }> {
  const { origin: _origin, 'x-requested-with': _own, ...bare } = guest.headers;
  const ways: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'a foreign origin': { ...guest.headers, origin: 'https://evil.example' },
    'the origin null': { ...guest.headers, origin: 'null' },
    'an origin that begins like ours': { ...guest.headers, origin: `${deployment.url}.evil.example` },
    'no origin': { ...bare, 'x-requested-with': 'rig' },
    'without our header': { ...bare, origin: deployment.url },
    'text/plain': { ...guest.headers, 'content-type': 'text/plain' },
    'a form': { ...guest.headers, 'content-type': 'application/x-www-form-urlencoded' },
  };
  const calls = await listPublishedCalls(deployment);
  const passed: string[] = [];
  let requestCount = 0;
  for (const [way, headers] of Object.entries(ways)) {
    const answers = await Promise.all(
      calls.map(({ path, body }) => catchNoAnswer(postJson(`${deployment.url}${path}`, body, headers))),
    );
    requestCount += answers.length;
    for (const [index, { status }] of answers.entries())
      if (status !== 403 && status !== 415) passed.push(`${way} ${calls[index]?.path ?? ''} ${status}`);
  }
  return { asked: requestCount, let: passed };
}

type OAuthReturn = Readonly<Record<string, string>>;

async function authorizeWithKakao(deployment: Deployment, { headers }: Guest): Promise<OAuthReturn> {
  const { json } = await postJson(`${deployment.url}/api/login/get-kakao-oauth-url`, {}, headers);
  const form = new URLSearchParams({ account: '1', action: 'agree' });
  const answer = await fetch(String(json['url']), { method: 'POST', body: form, redirect: 'manual' });
  return Object.fromEntries(new URL(answer.headers.get('location') ?? 'about:blank').searchParams);
}

const returnFromKakao = (
  { url }: Deployment,
  { headers }: Guest,
  { code = '', state = '' }: OAuthReturn,
): Promise<JsonResponse> => postJson(`${url}/api/login/kakao-auth-code`, { code, state }, headers);

export const sessions: Drill = {
  name: 'sessions',
  number: 17,
  description: 'Old session ids, writes from elsewhere, and forged, replayed and missing OAuth states',
  quick: true,
  run: async (rig) => {
    const deployment = await rig.deploy();
    const [guest, thief, traveller] = await deployment.startGuests(3);
    if (guest === undefined || thief === undefined || traveller === undefined) throw new Error('nobody');
    const member = 'mina@dalbit.example';
    const signIn = await postJson(
      `${deployment.url}/api/authentications`,
      { username: member, password: demoPassword },
      guest.headers,
    );
    const fresh = signIn.cookie ?? '';
    const atSignIn = [await getUserId(deployment, fresh), await getUserId(deployment, getCookie(guest))].join(
      ', before it ',
    );
    await postJson(`${deployment.url}/api/me/logout`, {}, { ...guest.headers, cookie: fresh });
    const afterwards = await getUserId(deployment, fresh);

    const signed = await signInMember(deployment, member, demoPassword);
    const before = await hashTables(deployment);
    const elsewhere = await sendForeignWrites(deployment, signed);
    const after = await hashTables(deployment);

    await fetch(`${deployment.easypay}/kakao/_control/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ subject: '1', name: '이미나', email: member, emailVerified: true, phone: null }),
    });
    await deployment.pool.query(`INSERT INTO identity (provider, subject, user_id) VALUES ('KAKAO', '1', $1)`, [
      member,
    ]);
    const back = await authorizeWithKakao(deployment, traveller);
    const forged = [
      await returnFromKakao(deployment, thief, back),
      await returnFromKakao(deployment, traveller, { ...back, state: '' }),
      await returnFromKakao(deployment, traveller, { ...back, state: `${back['state'] ?? ''}x` }),
    ];
    const honest = await returnFromKakao(deployment, traveller, await authorizeWithKakao(deployment, traveller));
    const replayed = await returnFromKakao(deployment, traveller, back);
    return [
      expectExactly('after sign-in', atSignIn, `${member}, before it nobody`),
      expectExactly('after sign-out', afterwards, 'nobody'),
      report('writes from elsewhere', elsewhere.asked),
      expectExactly('let through', elsewhere.let.length, 0),
      ...(elsewhere.let.length > 0 ? [report('which', elsewhere.let.slice(0, 5).join(', '))] : []),
      expectExactly(
        'tables changed by them',
        before === after ? 0 : before.split('\n').filter((line) => !after.includes(line)).length,
        0,
      ),
      expectExactly('an honest return', formatAnswer(honest), 'login'),
      expectExactly(
        'sessions by forged, replayed or missing states',
        [...forged, replayed].filter(({ json }) => json['result'] === 'login').length,
        0,
      ),
    ];
  },
};
