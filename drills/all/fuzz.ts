import { demoPassword } from '@dining/demo';
import { type JsonResponse, postJson } from '../../tools/rig/post-json';
import type { Deployment } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectAtLeast, expectExactly, report } from '../lib/figures';
import { forEachConcurrently } from '../lib/for-each-concurrently';
import { catchConnectionError, signInMember } from '../lib/orders';
import { listPublishedCalls } from '../lib/published-calls';

const texts = [
  '',
  'x'.repeat(10_000),
  '한'.repeat(10_000),
  'a\u0000b',
  'a\ud800b',
  '\udc00',
  '\u202e\u2028\ufeff',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE payment; --",
  '{{title}} ${title} $1 $& %s %00',
  '../../etc/passwd',
  '__proto__',
  '9999-12-31 23:59',
];
const otherValues: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  1e308,
  [],
  [[[]]],
  {},
  { toString: 1 },
];
const createIpAddress = (index: number): string =>
  `10.${100 + ((index >> 16) & 15)}.${(index >> 8) & 255}.${index & 255}`;

/** Returns the beginning of each text that an accepted inquiry does not return unchanged or trimmed. */
async function findChangedTexts(
  deployment: Deployment,
  headers: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const changedTexts: string[] = [];
  for (const text of texts) {
    const body = { dinCode: 'D302', qnaTitle: text.slice(0, 40), qnaContent: text.slice(0, 900) };
    const inquiryResponse = await catchConnectionError(
      postJson(`${deployment.url}/api/mypage/insertQna`, body, headers),
    );
    if (inquiryResponse.status !== 200) continue;
    const { json } = await postJson(
      `${deployment.url}/api/mypage/qnaDetail`,
      { qnaSeq: inquiryResponse.json['qnaSeq'] },
      headers,
    );
    const { qnaTitle, qnaContent } = json['result'] as Record<string, unknown>;
    const isSame = (storedText: unknown, sentText: string) => storedText === sentText || storedText === sentText.trim();
    if (!isSame(qnaTitle, body.qnaTitle) || !isSame(qnaContent, body.qnaContent))
      changedTexts.push(JSON.stringify(text.slice(0, 30)));
  }
  return changedTexts;
}

export const fuzz: Drill = {
  name: 'fuzz',
  number: 12,
  description:
    'Each call that does not end a session, with wrong types, missing keys, 10,000 characters, NUL, lone surrogates, HTML and SQL in each of its fields',
  isInQuickRun: false,
  run: async (rig) => {
    const deployment = await rig.deploy();
    const member = await signInMember(deployment, 'mina@dalbit.example', demoPassword);
    const trials = (await listPublishedCalls(deployment))
      .filter(
        ({ path }) =>
          path !== '/api/me/logout' && path !== '/api/mypage/endSession' && path !== '/api/mypage/endOtherSessions',
      )
      .flatMap((call) => {
        const sample = call.body;
        const fields = Object.keys(sample);
        const bodies = fields.flatMap((field) =>
          [...texts, ...otherValues].map((value) => ({ ...sample, [field]: value })),
        );
        return [...bodies, [], {}].map((body) => ({ call, body }));
      });
    const failures: string[] = [];
    const statusCounts = new Map<number, number>();
    await forEachConcurrently(trials, async ({ call, body }, index) => {
      // Each request has its own IP address, so that rate limits do not apply.
      const headers = { ...member.headers, 'x-forwarded-for': createIpAddress(index) };
      const response: JsonResponse = await catchConnectionError(
        postJson(`${deployment.url}${call.path}`, body, headers),
      );
      statusCounts.set(response.status, (statusCounts.get(response.status) ?? 0) + 1);
      // 502 means that an external service failed.
      if (response.status === 0 || (response.status >= 500 && response.status !== 502))
        failures.push(`${call.path} ${response.status} ${JSON.stringify(body).slice(0, 120)}`);
    });
    const otherMember = await signInMember(deployment, 'junseo@dalbit.example', demoPassword);
    const changedTexts = await findChangedTexts(deployment, otherMember.headers);
    return [
      expectAtLeast('requests', trials.length, 3_000),
      report(
        'responses',
        [...statusCounts]
          .toSorted(([a], [b]) => a - b)
          .map(([status, count]) => `${status} ${count}`)
          .join(', '),
      ),
      expectExactly('5xx, or no answer', failures.length, 0),
      ...(failures.length > 0 ? [report('failed requests', failures.slice(0, 3).join('; '))] : []),
      expectExactly('texts that were changed', changedTexts.join(', '), ''),
    ];
  },
};
