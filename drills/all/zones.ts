import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { ask } from '../../tools/rig/ask';
import { firstOf, reserved, tables } from '../lib/buying';
import type { Drill } from '../lib/drill';
import { exactly, told } from '../lib/figures';
import type { House } from '../lib/house';

const zones = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Seoul'] as const;

/** Answers that hang on days and times, word by word, without what is made up anew for each house. */
async function answersOf(house: House): Promise<string> {
  const headers = { 'x-requested-with': 'rig', origin: house.url, 'accept-language': 'en' };
  const today = getTodayInSeoul(new Date());
  const asked: readonly (readonly [string, object])[] = [
    ['/api/din/view', { dinCode: 'D302' }],
    ['/api/resv/resvCountbyMonth', { dinCode: 'D302', resvType: 'table', strResvDate: today, endResvDate: addDays(today, 30) }],
    ['/api/app/prod/list', { dinCode: 'D302', resvType: 'table', resvDate: addDays(today, 6) }],
    ['/api/stock/list', { dinCode: 'D302', resvDate: addDays(today, 6) }],
    ['/api/prom/listInApp', {}],
    ['/api/review/prod/list', { prodCode: 'P30201', page: 1 }],
  ];
  const said: string[] = [JSON.stringify(await tables(house, 'D302'))];
  for (const [path, body] of asked) {
    const { status, json } = await ask(`${house.url}${path}`, body, headers);
    said.push(`${path} ${status} ${JSON.stringify(json)}`);
  }
  const [guest] = await house.guests(1);
  if (guest === undefined) throw new Error('nobody');
  const { resvCode } = await reserved(house, guest, firstOf(await tables(house, 'D302')));
  const { json } = await ask(`${house.url}/api/resv/view`, { resvCode }, guest.headers);
  const { resvDate, resvCancelYn, resvSetleAmnt } = json['resvInfo'] as Record<string, unknown>;
  const form = await ask(`${house.url}/api/mypage/payPlcyDetail`, { resvCode }, guest.headers);
  return [...said, JSON.stringify({ resvDate, resvCancelYn, resvSetleAmnt, form: form.json })]
    .join('\n')
    .replaceAll(resvCode, 'R');
}

export const serverZones: Drill = {
  name: 'zones',
  number: 11,
  what: 'The server and its database in UTC, Los Angeles, Auckland and Seoul: what hangs on days is answered identically',
  quick: false,
  run: async (rig) => {
    const all: string[] = [];
    for (const zone of zones) {
      const house = await rig.house({ settings: { TZ: zone, PGTZ: zone } });
      all.push(await answersOf(house));
    }
    const [first = ''] = all;
    const lines = first.split('\n');
    const different = all.flatMap((each, index) =>
      each.split('\n').flatMap((line, at) => (line === lines[at] ? [] : [`${zones[index]}: ${line.slice(0, 80)}`])),
    );
    return [
      told('bytes compared in each zone', first.length),
      exactly('answers that differ', different.length, 0),
      ...(different.length > 0 ? [told('which', different.slice(0, 3).join('; '))] : []),
    ];
  },
};
