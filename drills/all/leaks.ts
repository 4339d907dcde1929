import { demoPassword } from '@dining/demo';
import type { Guest } from '../../tools/rig/orders';
import { type JsonResponse, postJson } from '../../tools/rig/post-json';
import type { Deployment } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectAtLeast, expectExactly, report } from '../lib/figures';
import { getFirst, listTableOrders, orderAtOnce, payAll, queryCount, signInMember } from '../lib/orders';
import { listPublishedCalls } from '../lib/published-calls';

/** A text that only the owner may see. */
const canary = 'Kanarienvogel';
const sessionEndingPaths = [
  '/api/me/logout',
  '/api/mypage/endSession',
  '/api/mypage/endOtherSessions',
  '/api/mypage/leave',
];

interface OwnedObjects {
  readonly ids: Readonly<Record<string, string | number>>;
  readonly ordersheetId: string;
  readonly resvCode: string;
}

async function get(deployment: Deployment, path: string, { headers }: Pick<Guest, 'headers'>): Promise<string> {
  return (await fetch(`${deployment.url}${path}`, { headers })).text();
}

const post = (
  { url }: Deployment,
  path: string,
  body: object,
  { headers }: Pick<Guest, 'headers'>,
): Promise<JsonResponse> => postJson(`${url}${path}`, body, headers);

/** Creates a reservation, an order sheet and an inquiry of the owner, each with the canary. */
async function createObjects(deployment: Deployment, owner: Guest): Promise<OwnedObjects> {
  const [firstOrder, secondOrder] = (await listTableOrders(deployment, 'D302')).map((order) => ({
    ...order,
    requestMatter: canary,
  }));
  if (firstOrder === undefined || secondOrder === undefined) throw new Error('nothing to order');
  const namedOwner = { ...owner, name: canary };
  // Members have another price, which the refusal of the first order contains.
  const firstResponse = (await orderAtOnce(deployment, [namedOwner], () => firstOrder)).responses[0];
  const total =
    (firstResponse?.json['detail'] as { total?: number } | undefined)?.total ??
    firstOrder['resvSetleAmnt' as keyof typeof firstOrder];
  const { heldOrders } = await orderAtOnce(deployment, [namedOwner], () => ({ ...firstOrder, resvSetleAmnt: total }));
  const { shopOrderNo } = getFirst(heldOrders);
  const [paymentResponse] = await payAll(deployment, heldOrders);
  const resvCode = String(paymentResponse?.json['resvCode']);
  const sheet = await post(deployment, '/api/ordersheet/add', secondOrder, owner);
  const inquiry = await post(
    deployment,
    '/api/mypage/insertQna',
    { dinCode: 'D302', qnaTitle: canary, qnaContent: canary },
    owner,
  );
  const ordersheetId = String(sheet.json['ordersheetId']);
  const qnaSeq = Number(inquiry.json['qnaSeq']);
  return { ids: { resvCode, shopOrderNo, ordersheetId, qnaSeq }, ordersheetId, resvCode };
}

export const leaks: Drill = {
  name: 'leaks',
  number: 14,
  description:
    'A visitor, a guest and another member send the ids of a member’s reservation, order sheet and inquiry to each call that does not end a session',
  isInQuickRun: true,
  run: async (rig) => {
    const deployment = await rig.deploy();
    const owner = await signInMember(deployment, 'mina@dalbit.example', demoPassword);
    const { ids, ordersheetId, resvCode } = await createObjects(deployment, owner);
    const visitor = { headers: { 'x-requested-with': 'rig', origin: deployment.url, 'x-forwarded-for': '10.251.0.1' } };
    const [guest] = await deployment.startGuests(1);
    if (guest === undefined) throw new Error('no guest was started');
    const otherMember = await signInMember(deployment, 'junseo@dalbit.example', demoPassword);
    const otherCallers = { visitor, guest, member: otherMember };

    const ownResponses = await Promise.all([
      post(deployment, '/api/resv/view', ids, owner),
      post(deployment, '/api/mypage/resvDetail', ids, owner),
      post(deployment, '/api/mypage/qnaDetail', ids, owner),
    ]);
    const shownToOwner = ownResponses.filter(({ json }) => JSON.stringify(json).includes(canary)).length;
    const calls = (await listPublishedCalls(deployment)).filter(({ path }) => !sessionEndingPaths.includes(path));
    const leakingCalls: string[] = [];
    let requestCount = 0;
    for (const [caller, { headers }] of Object.entries(otherCallers)) {
      for (const { path } of calls) {
        const { json } = await post(deployment, path, ids, { headers });
        requestCount += 1;
        if (JSON.stringify(json).includes(canary)) leakingCalls.push(`${caller} ${path}`);
      }
      requestCount += 1;
      const sheet = await get(deployment, `/api/ordersheet/${ordersheetId}`, { headers });
      if (sheet.includes('"prodCode"')) leakingCalls.push(`${caller} the order sheet`);
    }
    const unchangedCountSql = `(SELECT count(*) FROM reservation WHERE resv_code = $1 AND status = 'reserved')
      + (SELECT count(*) FROM inquiry WHERE qna_seq = $2)`;
    return [
      expectExactly('shown to the owner', shownToOwner, 3),
      expectAtLeast('requests of others', requestCount, 200),
      expectExactly('leaks', leakingCalls.length, 0),
      ...(leakingCalls.length > 0 ? [report('leaking calls', leakingCalls.join(', '))] : []),
      expectExactly(
        'objects unchanged',
        await queryCount(deployment, `SELECT ${unchangedCountSql}`, [resvCode, ids['qnaSeq']]),
        2,
      ),
    ];
  },
};
