import { demoPassword } from '@dining/demo';
import { type Answered, ask } from '../../tools/rig/ask';
import type { Guest } from '../../tools/rig/orders';
import { count, firstOf, payAll, rush, signedIn, tables } from '../lib/buying';
import { publishedCalls } from '../lib/calls';
import type { Drill } from '../lib/drill';
import { atLeast, exactly, told } from '../lib/figures';
import type { House } from '../lib/house';

/** What nobody but its owner may ever read. */
const canary = 'Kanarienvogel';
/** Calls that end the very session that asks: nothing could be asked after them. */
const ending = ['/api/me/logout', '/api/mypage/endSession', '/api/mypage/endOtherSessions', '/api/mypage/leave'];

interface Objects {
  readonly names: Readonly<Record<string, string | number>>;
  readonly ordersheetId: string;
  readonly resvCode: string;
}

async function get(house: House, path: string, { headers }: Pick<Guest, 'headers'>): Promise<string> {
  return (await fetch(`${house.url}${path}`, { headers })).text();
}

const post = ({ url }: House, path: string, body: object, { headers }: Pick<Guest, 'headers'>): Promise<Answered> =>
  ask(`${url}${path}`, body, headers);

/** One of each: a reservation, an order sheet, an inquiry. */
async function make(house: House, owner: Guest): Promise<Objects> {
  const [first, second] = (await tables(house, 'D302')).map((order) => ({ ...order, requestMatter: canary }));
  if (first === undefined || second === undefined) throw new Error('nothing to order');
  // A member has a price of his own, which the refusal tells.
  const named = { ...owner, name: canary };
  const refused = (await rush(house, [named], () => first)).answers[0];
  const total =
    (refused?.json['detail'] as { total?: number } | undefined)?.total ?? first['resvSetleAmnt' as keyof typeof first];
  const { held } = await rush(house, [named], () => ({ ...first, resvSetleAmnt: total }));
  const { shopOrderNo } = firstOf(held);
  const [paid] = await payAll(house, held);
  const resvCode = String(paid?.json['resvCode']);
  const sheet = await post(house, '/api/ordersheet/add', second, owner);
  const inquiry = await post(house, '/api/mypage/insertQna', { dinCode: 'D302', qnaTitle: canary, qnaContent: canary }, owner);
  const ordersheetId = String(sheet.json['ordersheetId']);
  const qnaSeq = Number(inquiry.json['qnaSeq']);
  return { names: { resvCode, shopOrderNo, ordersheetId, qnaSeq }, ordersheetId, resvCode };
}

export const leaks: Drill = {
  name: 'leaks',
  number: 14,
  what: 'A visitor, another guest and another member ask every call about a member’s reservation, order sheet and inquiry',
  quick: true,
  run: async (rig) => {
    const house = await rig.house();
    const owner = await signedIn(house, 'mina@dalbit.example', demoPassword);
    const { names, ordersheetId, resvCode } = await make(house, owner);
    const visitor = { headers: { 'x-requested-with': 'rig', origin: house.url, 'x-forwarded-for': '10.251.0.1' } };
    const [guest] = await house.guests(1);
    if (guest === undefined) throw new Error('nobody');
    const others = { visitor, guest, member: await signedIn(house, 'junseo@dalbit.example', demoPassword) };

    const own = await Promise.all([
      post(house, '/api/resv/view', names, owner),
      post(house, '/api/mypage/resvDetail', names, owner),
      post(house, '/api/mypage/qnaDetail', names, owner),
    ]);
    const shown = own.filter(({ json }) => JSON.stringify(json).includes(canary)).length;
    const calls = (await publishedCalls(house)).filter(({ path }) => !ending.includes(path));
    const leaked: string[] = [];
    let asked = 0;
    for (const [who, { headers }] of Object.entries(others)) {
      for (const { path } of calls) {
        const { json } = await post(house, path, names, { headers });
        asked += 1;
        if (JSON.stringify(json).includes(canary)) leaked.push(`${who} ${path}`);
      }
      asked += 1;
      const sheet = await get(house, `/api/ordersheet/${ordersheetId}`, { headers });
      if (sheet.includes('"prodCode"')) leaked.push(`${who} the order sheet`);
    }
    const standing = `(SELECT count(*) FROM reservation WHERE resv_code = $1 AND status = 'reserved')
      + (SELECT count(*) FROM inquiry WHERE qna_seq = $2)`;
    return [
      exactly('shown to the owner', shown, 3),
      atLeast('asked by others', asked, 200),
      exactly('leaks', leaked.length, 0),
      ...(leaked.length > 0 ? [told('which', leaked.join(', '))] : []),
      exactly('still as the owner left it', await count(house, `SELECT ${standing}`, [resvCode, names['qnaSeq']]), 2),
    ];
  },
};
