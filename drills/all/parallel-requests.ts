import { confirmForVenue } from '@dining/contract/staff/desk';
import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { type Guest, returnFromPayment, submitPaymentWindow } from '../../tools/rig/orders';
import { type JsonResponse, postJson } from '../../tools/rig/post-json';
import { type Deployment, longTimeouts } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectExactly, formatTally, report } from '../lib/figures';
import { getLedgerRow } from '../lib/ledger';
import { tryCallAsOperator } from '../lib/operator-calls';
import {
  catchConnectionError,
  countServerErrors,
  formatResponse,
  getFirst,
  listTableOrders,
  orderAtOnce,
  queryCount,
  reserve,
} from '../lib/orders';

const venue = 'D302';
const createArray = (length: number): readonly undefined[] => Array.from({ length }, () => undefined);

const identicalReturns: Drill = {
  name: 'identical-returns',
  number: 4,
  description: 'The payment window returns the same values 50 times at once',
  isInQuickRun: true,
  run: async (rig) => {
    const deployment = await rig.deploy({ settings: longTimeouts });
    const order = getFirst(await listTableOrders(deployment, venue));
    const { heldOrders } = await orderAtOnce(deployment, await deployment.startGuests(1), () => order);
    const { guest, shopOrderNo } = getFirst(heldOrders);
    const form = await submitPaymentWindow(deployment, shopOrderNo);
    const responses = await Promise.all(
      createArray(50).map(() => catchConnectionError(returnFromPayment(deployment, guest, form))),
    );
    const ledgerRow = await getLedgerRow(deployment.easypayUrl, shopOrderNo);
    return [
      expectExactly('approvals', ledgerRow.calls.approve, 1),
      expectExactly(
        'reservations',
        await queryCount(deployment, 'SELECT count(*) FROM reservation WHERE shop_order_no = $1', [shopOrderNo]),
        1,
      ),
      expectExactly(
        'responses with a failure',
        responses.filter((response) => response.json['result'] === 'fail').length,
        0,
      ),
      expectExactly('5xx', countServerErrors(responses), 0),
    ];
  },
};

const cancel = ({ url }: Deployment, guest: Guest, resvCode: string): Promise<JsonResponse> =>
  catchConnectionError(postJson(`${url}/api/resv/cancel`, { resvCode }, guest.headers));

const parallelCancellations: Drill = {
  name: 'parallel-cancellations',
  number: 5,
  description: 'A guest cancels 50 times at once',
  isInQuickRun: true,
  run: async (rig) => {
    const deployment = await rig.deploy();
    const [guest] = await deployment.startGuests(1);
    if (guest === undefined) throw new Error('no guest was started');
    const { shopOrderNo, resvCode } = await reserve(
      deployment,
      guest,
      getFirst(await listTableOrders(deployment, venue)),
    );
    const responses = await Promise.all(createArray(50).map(() => cancel(deployment, guest, resvCode)));
    const ledgerRow = await getLedgerRow(deployment.easypayUrl, shopOrderNo);
    return [
      expectExactly('refunds', ledgerRow.calls.cancel, 1),
      expectExactly('won still charged', ledgerRow.remaining, 0),
      expectExactly('responses', formatTally(responses.map(formatResponse)), 'ALREADY_CANCELLED 49, success 1'),
      expectExactly('5xx', countServerErrors(responses), 0),
    ];
  },
};

const cancelOrConfirm: Drill = {
  name: 'cancel-or-confirm',
  number: 5,
  description: 'Guests cancel at the moment at which the venue confirms, 30 times',
  isInQuickRun: true,
  run: async (rig) => {
    const deployment = await rig.deploy();
    const orders = await listTableOrders(deployment, venue);
    const guests = await deployment.startGuests(30);
    const pairResults: string[] = [];
    for (const [index, guest] of guests.entries()) {
      const { resvCode } = await reserve(deployment, guest, orders[index % orders.length] ?? {});
      const body = { resvCode: toCode<ResvCode>(resvCode) };
      // Cancellation and confirmation take turns in being sent first.
      const confirm = () => tryCallAsOperator(deployment.server, confirmForVenue, body);
      const pair =
        index % 2 === 0
          ? [cancel(deployment, guest, resvCode), confirm()]
          : [confirm(), cancel(deployment, guest, resvCode)];
      const responses = await Promise.all(pair);
      pairResults.push(
        responses
          .map((each) => {
            if (typeof each !== 'number') return formatResponse(each);
            return each === 200 ? 'confirmed' : 'refused';
          })
          .toSorted()
          .join(' and '),
      );
    }
    const bothCount = pairResults.filter((each) => each === 'confirmed and success').length;
    const neitherCount = pairResults.filter((each) => !each.includes('confirmed') && !each.includes('success')).length;
    return [
      expectExactly('cancelled and confirmed', bothCount, 0),
      expectExactly('neither cancelled nor confirmed', neitherCount, 0),
      report('results', formatTally(pairResults)),
    ];
  },
};

export const parallelRequestDrills = [identicalReturns, parallelCancellations, cancelOrConfirm] as const;
