import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { postJson } from '../../tools/rig/post-json';
import type { Deployment } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectExactly, report } from '../lib/figures';
import { getFirst, listTableOrders, reserve } from '../lib/orders';

const zones = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Seoul'] as const;

async function collectResponses(deployment: Deployment): Promise<string> {
  const headers = { 'x-requested-with': 'rig', origin: deployment.url, 'accept-language': 'en' };
  const today = getTodayInSeoul(new Date());
  const requests: readonly (readonly [string, object])[] = [
    ['/api/din/view', { dinCode: 'D302' }],
    [
      '/api/resv/resvCountbyMonth',
      { dinCode: 'D302', resvType: 'table', strResvDate: today, endResvDate: addDays(today, 30) },
    ],
    ['/api/app/prod/list', { dinCode: 'D302', resvType: 'table', resvDate: addDays(today, 6) }],
    ['/api/stock/list', { dinCode: 'D302', resvDate: addDays(today, 6) }],
    ['/api/prom/listInApp', {}],
    ['/api/review/prod/list', { prodCode: 'P30201', page: 1 }],
  ];
  const responses: string[] = [JSON.stringify(await listTableOrders(deployment, 'D302'))];
  for (const [path, body] of requests) {
    const { status, json } = await postJson(`${deployment.url}${path}`, body, headers);
    responses.push(`${path} ${status} ${JSON.stringify(json)}`);
  }
  const [guest] = await deployment.startGuests(1);
  if (guest === undefined) throw new Error('no guest was started');
  const { resvCode } = await reserve(deployment, guest, getFirst(await listTableOrders(deployment, 'D302')));
  const { json } = await postJson(`${deployment.url}/api/resv/view`, { resvCode }, guest.headers);
  const { resvDate, resvCancelYn, resvSetleAmnt } = json['resvInfo'] as Record<string, unknown>;
  const cancelForm = await postJson(`${deployment.url}/api/mypage/payPlcyDetail`, { resvCode }, guest.headers);
  return [...responses, JSON.stringify({ resvDate, resvCancelYn, resvSetleAmnt, cancelForm: cancelForm.json })]
    .join('\n')
    .replaceAll(resvCode, 'R');
}

export const serverZones: Drill = {
  name: 'zones',
  number: 11,
  description:
    'The server and its database in UTC, Los Angeles, Auckland and Seoul: responses that depend on days are identical',
  isInQuickRun: false,
  run: async (rig) => {
    const responsesByZone: string[] = [];
    for (const zone of zones) {
      const deployment = await rig.deploy({ settings: { TZ: zone, PGTZ: zone } });
      responsesByZone.push(await collectResponses(deployment));
    }
    const [firstResponses = ''] = responsesByZone;
    const firstLines = firstResponses.split('\n');
    const differences = responsesByZone.flatMap((responses, index) =>
      responses
        .split('\n')
        .flatMap((line, lineIndex) =>
          line === firstLines[lineIndex] ? [] : [`${zones[index]}: ${line.slice(0, 80)}`],
        ),
    );
    return [
      report('characters compared in each zone', firstResponses.length),
      expectExactly('lines of responses that differ', differences.length, 0),
      ...(differences.length > 0 ? [report('different lines', differences.slice(0, 3).join('; '))] : []),
    ];
  },
};
