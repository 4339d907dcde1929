import { confirmReservation } from '@dining/contract/staff/reservations';
import { asCode, type ResvCode } from '@dining/domain/shared/codes';
import { type Answered, ask } from '../../tools/rig/ask';
import { comeBack, type Guest, inWindow } from '../../tools/rig/orders';
import { bookOf } from '../lib/books';
import { count, firstOf, orNone, reserved, rush, serverErrors, tables, wordOf } from '../lib/buying';
import { type Deployment, patient } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { exactly, tallied, told } from '../lib/figures';
import { askStaff } from '../lib/staff';

const venue = 'D302';
const times = (many: number): readonly undefined[] => Array.from({ length: many }, () => undefined);

const identicalReturns: Drill = {
  name: 'identical-returns',
  number: 4,
  what: 'The provider’s window comes back 50 times with the same',
  quick: true,
  run: async (rig) => {
    const deployment = await rig.deploy({ settings: patient });
    const order = firstOf(await tables(deployment, venue));
    const { held } = await rush(deployment, await deployment.guests(1), () => order);
    const { guest, shopOrderNo } = firstOf(held);
    const form = await inWindow(deployment, shopOrderNo);
    const answers = await Promise.all(times(50).map(() => orNone(comeBack(deployment, guest, form))));
    const book = await bookOf(deployment.easypay, shopOrderNo);
    return [
      exactly('approvals', book.calls.approve, 1),
      exactly(
        'reservations',
        await count(deployment, 'SELECT count(*) FROM reservation WHERE shop_order_no = $1', [shopOrderNo]),
        1,
      ),
      exactly('told that it failed', answers.filter((answer) => answer.json['result'] === 'fail').length, 0),
      exactly('5xx', serverErrors(answers), 0),
    ];
  },
};

const cancel = ({ url }: Deployment, guest: Guest, resvCode: string): Promise<Answered> =>
  orNone(ask(`${url}/api/resv/cancel`, { resvCode }, guest.headers));

const parallelCancellations: Drill = {
  name: 'parallel-cancellations',
  number: 5,
  what: 'A guest cancels 50 times at once',
  quick: true,
  run: async (rig) => {
    const deployment = await rig.deploy();
    const [guest] = await deployment.guests(1);
    if (guest === undefined) throw new Error('nobody');
    const { shopOrderNo, resvCode } = await reserved(deployment, guest, firstOf(await tables(deployment, venue)));
    const answers = await Promise.all(times(50).map(() => cancel(deployment, guest, resvCode)));
    const book = await bookOf(deployment.easypay, shopOrderNo);
    return [
      exactly('refunds', book.calls.cancel, 1),
      exactly('won still charged', book.remaining, 0),
      exactly('told', tallied(answers.map(wordOf)), 'ALREADY_CANCELLED 49, success 1'),
      exactly('5xx', serverErrors(answers), 0),
    ];
  },
};

const cancelOrConfirm: Drill = {
  name: 'cancel-or-confirm',
  number: 5,
  what: 'Guests cancel in the moment in which the venue confirms, 30 times',
  quick: true,
  run: async (rig) => {
    const deployment = await rig.deploy();
    const orders = await tables(deployment, venue);
    const guests = await deployment.guests(30);
    const ends: string[] = [];
    for (const [index, guest] of guests.entries()) {
      const { resvCode } = await reserved(deployment, guest, orders[index % orders.length] ?? {});
      const body = { resvCode: asCode<ResvCode>(resvCode) };
      // Either may be the first to be heard.
      const confirm = () => askStaff(deployment.server, confirmReservation, body);
      const pair =
        index % 2 === 0 ? [cancel(deployment, guest, resvCode), confirm()] : [confirm(), cancel(deployment, guest, resvCode)];
      const said = await Promise.all(pair);
      ends.push(
        said
          .map((each) => ('status' in each ? wordOf(each) : 'refused' in each ? 'refused' : 'confirmed'))
          .toSorted()
          .join(' and '),
      );
    }
    const both = ends.filter((each) => each === 'confirmed and success').length;
    const neither = ends.filter((each) => !each.includes('confirmed') && !each.includes('success')).length;
    return [exactly('both', both, 0), exactly('neither', neither, 0), told('ends', tallied(ends))];
  },
};

export const onlyOnce = [identicalReturns, parallelCancellations, cancelOrConfirm] as const;
