import { nothingSold } from '@dining/contract/codecs/product';
import { visitFromWire } from '@dining/contract/codecs/visit';
import { pickupTime } from '@dining/domain/availability/pickup';
import { answersAtVisit } from '@dining/domain/availability/product-slots';
import { noUsage } from '@dining/domain/availability/usage';
import { allTexts } from '@dining/domain/shared/localized-text';
import { isRealDate, isRealTime, type Visit } from '@dining/domain/shared/seoul-time';
import type { Catalogue } from './stores/catalogue';
import type { StoredProduct } from './stores/products';

type Query = Readonly<Record<string, unknown>>;

/** What an address says of a name, where it says it once. */
const textOf = (query: Query, name: string): string => {
  const value = query[name];
  return typeof value === 'string' ? value : '';
};

/** The visit that a list's address names; a pickup has its one time (decision 13). */
function visitOf(query: Query): Visit | undefined {
  const said = visitFromWire(textOf(query, 'resvDate'));
  const time = textOf(query, 'resvType') === 'pickup' ? pickupTime : said.time;
  return isRealDate(said.date) && isRealTime(time) ? { date: said.date, time } : undefined;
}

/**
 * The product that a venue's list at the address's visit begins with (Spec §2.9), as if nothing had been booked yet: where
 * others have taken the last seats meanwhile, a guess that costs one picture. Undefined where none can be had.
 */
export async function firstOffer(
  catalogue: Catalogue,
  path: string,
  query: Query,
  now: Date,
): Promise<StoredProduct | undefined> {
  const { hotelOfVenue, holidays } = await catalogue.directory();
  const [dinCode, htlCode] = [...hotelOfVenue].find(([code]) => code === path.split('/').at(-1)) ?? [];
  const visit = visitOf(query);
  if (dinCode === undefined || htlCode === undefined || visit === undefined) return undefined;
  const [{ products }, stored] = await Promise.all([catalogue.ofHotel(htlCode), catalogue.stock(dinCode)]);
  const category = textOf(query, 'dinCateName');
  const listed = products.flatMap((one) =>
    one.onSale &&
    one.product.dinCode === dinCode &&
    one.product.reservationType === textOf(query, 'resvType') &&
    (category === '' || allTexts(one.display.category).includes(category))
      ? [{ ...one, sold: nothingSold }]
      : [],
  );
  const free = answersAtVisit(listed, {
    visit,
    party: { adults: Number(textOf(query, 'adultCount')), kids: Number(textOf(query, 'childCount')) },
    dinRoomCode: null,
    stock: stored?.stock ?? { rows: [], meals: [], tableTurnMinutes: null, roomTurnMinutes: null },
    usage: noUsage,
    holidays: holidays.calendar,
    now,
  }).flatMap(({ listed: product, answer }) => (answer.ok ? [product] : []));
  return free.find(({ product }) => product.prodCode === textOf(query, 'prodCode')) ?? free[0];
}
