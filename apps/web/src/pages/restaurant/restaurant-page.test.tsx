// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { RestaurantWire } from '@dining/contract/site/venues';
import { type DinCode, type HtlCode, type ProdCode, toCode } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { availability } from '@dining/i18n/site/en/availability';
import { common } from '@dining/i18n/site/en/common';
import { restaurant as texts } from '@dining/i18n/site/en/restaurant';
import { review } from '@dining/i18n/site/en/review';
import { venue } from '@dining/i18n/site/en/venue';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { getSite, prepareSite, renderPage } from '../../../test/render-in-site';
import type { TestSite } from '../../../test/test-site';
import { hotelsQuery } from '../../entities/app/app-data';
import { RestaurantPage } from './restaurant-page';

const getServer = prepareSite('restaurant', 'venue', 'offer', 'review', 'availability');
const viewEndpoint = 'POST /api/din/restaurant';
const freeTimesEndpoint = 'POST /api/resv/freeTimes';
const encodeEnglish = <Name extends string>(name: Name, en: string) => encodeText(name, { default: en });
const htlCode = toCode<HtlCode>('H03');
const dinCode = toCode<DinCode>('GRILL');
const today = getTodayInSeoul(new Date());

const hotels = ['H01', 'H03'].map((code) => ({
  htlCode: code,
  htlHmcCode: code === 'H03' ? 'DJE' : 'DSE',
  ...encodeEnglish('htlName', code === 'H03' ? 'Dalbit Jeju' : 'Dalbit Seoul'),
  htlLat: 33.25,
  htlLng: 126.41,
  resvReviewYn: 'Y',
}));

const dinner: RestaurantWire['prodList'][number] = {
  prodCode: toCode<ProdCode>('DINNER'),
  dinCode,
  ...encodeEnglish('prodName', 'Black pork dinner'),
  ...encodeEnglish('prodDesc', 'Belly over oak.'),
  bannerImg: '/pictures/a.webp',
  ...encodeEnglish('fileAlt', 'Pork'),
  prodResvType: 'table',
  prodSaleTimeZone: 'D',
  prodMemberOnlyYn: 'N',
  prodMemberDistYn: 'N',
  prodPriceType: 'menu',
  prodFromPrice: 88_000,
  prodKidFromPrice: 35_000,
  prodMenuList: [
    {
      menuIndex: 1,
      ...encodeEnglish('menuName', 'Black pork set'),
      plateList: [encodeEnglish('plateName', 'Belly'), encodeEnglish('plateName', 'Barley rice')],
    },
  ],
};

const grill: RestaurantWire = {
  dinCode,
  htlCode,
  htlHmcCode: 'DJE',
  ...encodeEnglish('dinName', 'Oreum Grill'),
  ...encodeEnglish('dinKitchen', 'Charcoal grill'),
  ...encodeEnglish('dinLoc', 'Garden annex'),
  introListImgFilePath: '/pictures/a.webp',
  dinTel: '064-000-3302',
  dinCateList: [{ ...encodeEnglish('dinCateName', 'Table'), prodResvType: 'table' }],
  ...encodeEnglish('dinDesc', 'Fire at its heart.'),
  ...encodeEnglish('dinOperTimeDesc', 'Dinner 17:00–22:00'),
  ...encodeEnglish('dinAddItem', ''),
  ...encodeEnglish('dinParkingDesc', 'Free of charge'),
  ...encodeEnglish('dinResvNoticeDesc', ''),
  ...encodeEnglish('dinPickupNoticeDesc', ''),
  dinSeatAmnt: 56,
  dinCuisineType: 'grill',
  dinChildYn: 'Y',
  dinViewYn: 'N',
  dinTableTurnTime: 100,
  dinRoomTurnTime: null,
  dinRoomList: [],
  dinPhotoList: [],
  ...encodeEnglish('dinChefName', 'Bu Seong-hun, head chef'),
  ...encodeEnglish('dinChefDesc', 'The first hour is half of the taste.'),
  ...encodeEnglish('dinDressCodeDesc', 'Come as you like.'),
  ...encodeEnglish('dinKidDesc', 'Children of every age are welcome.'),
  dinGalleryList: ['a', 'b', 'c'].map((name) => ({
    filePath: `/pictures/${name}.webp`,
    ...encodeEnglish('fileAlt', name),
  })),
  prodList: [dinner],
  reviewList: [],
};

const createTime = (resvStartTime: string, seatAmnt: number) => ({
  resvStartTime,
  seatAmnt,
  resvYn: seatAmnt > 1 ? 'Y' : 'N',
});
const createTimesReply = (timeList: readonly object[], timeOverYn = 'N') =>
  createSuccess({
    resvDate: today,
    venueList: [{ dinCode, htlCode, dinFromPrice: 88_000, dinFromDepositYn: 'N', timeList, timeOverYn }],
    nearDayList: [],
  });

const openUrl = (href: string, prepare: (site: TestSite) => unknown = () => {}) =>
  renderPage(
    href,
    <RestaurantPage />,
    (site) => {
      site.queryClient.setQueryData(hotelsQuery.queryKey, hotels as never);
      site.search.restore();
      prepare(site);
    },
    undefined,
    '/dining/$htlHmcCode/$dinCode',
  );
async function open(
  changes: Partial<RestaurantWire> = {},
  timesReply = createTimesReply([createTime('18:00', 4), createTime('19:00', 0)]),
) {
  getServer().setReply(viewEndpoint, createSuccess({ result: { ...grill, ...changes } }));
  getServer().setReply(freeTimesEndpoint, timesReply);
  const page = await openUrl('/dining/DJE/GRILL');
  await screen.findByRole('heading', { level: 1 });
  // A request that is sent after the test would be counted in the next test.
  const hasTables = { ...grill, ...changes }.dinCateList.some(({ prodResvType }) => prodResvType === 'table');
  if (hasTables) await waitFor(() => expect(getServer().listBodies(freeTimesEndpoint)).not.toEqual([]));
  return page;
}
const getToday = () => within(screen.getByRole('region', { name: texts.today }));

it('the restaurant page names the restaurant and its location, and shows each of its pictures once', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oreum Grill');
  expect(screen.getAllByText('Dalbit Jeju · Garden annex')).not.toEqual([]);
  const gallery = screen.getByRole('list', { name: 'Pictures of Oreum Grill' });
  expect(
    within(gallery)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  ).toEqual(['a', 'b', 'c']);
  expect(screen.getAllByRole('img')).toHaveLength(3);
});

it('the restaurant page requests the restaurant in the site’s language, and today’s times for two adults', async () => {
  await open();
  await getToday().findByRole('link', { name: /^18:00/ });
  expect(getServer().listBodies(viewEndpoint)).toEqual([{ htlHmcCode: 'DJE', dinCode: 'GRILL', langCode: 'En' }]);
  expect(getServer().listBodies(freeTimesEndpoint)).toEqual([
    {
      htlCode: 'H03',
      adultCnt: 2,
      kidCnt: 0,
      resvDate: today,
      resvMealType: '',
      dinCuisineType: '',
      dinFeatureList: [],
    },
  ]);
});

it('the restaurant page links a free time to the second step with the party, and says how many seats are left', async () => {
  await open();
  const freeTimeLink = await getToday().findByRole('link', { name: /^18:00/ });
  expect(freeTimeLink.textContent).toContain('4 left');
  const url = new URL(freeTimeLink.getAttribute('href') ?? '', 'http://localhost');
  expect(url.pathname).toBe('/reservation/step/2/GRILL');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    hotelCode: 'DJE',
    resvType: 'table',
    resvDate: `${today} 18:00`,
    adultCount: '2',
  });
});

it('the restaurant page shows taken times, which cannot be chosen', async () => {
  await open();
  const list = await getToday().findByRole('list', { name: 'Times today at Oreum Grill' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['18:004 left', `19:00${availability.taken}`]);
  expect(within(list).getAllByRole('link')).toHaveLength(1);
});

it.each([
  ['full', createTimesReply([createTime('18:00', 0)])],
  ['over', createTimesReply([], 'Y')],
  ['closed', createTimesReply([])],
  ['unsuited', createTimesReply([{ ...createTime('18:00', 8), resvYn: 'N' }])],
] as const)(
  'the restaurant page says why there is no time today (%s), and links to other days',
  async (reason, timesReply) => {
    await open({}, timesReply);
    expect((await getToday().findByRole('status')).textContent).toBe(texts.none[reason]);
    const otherDayLink = getToday().getByRole('link', { name: new RegExp(`^${texts.otherDay}`) });
    expect(otherDayLink.getAttribute('href')).toBe(
      '/reservation/step/1?hotelCode=DJE&dinCode=GRILL&adultCount=2&childCount=0',
    );
  },
);

it('the restaurant page offers a retry if the times cannot be loaded', async () => {
  const { user } = await open({}, createProblem('unavailable', 503));
  const retryButton = await getToday().findByRole('button', { name: common.buttons.retry });
  getServer().setReply(freeTimesEndpoint, createTimesReply([createTime('18:00', 4)]));
  await user.click(retryButton);
  expect(await getToday().findByRole('link', { name: /^18:00/ })).toBeDefined();
});

it('the restaurant page shows the phone number to a party that is too large to reserve online', async () => {
  getServer().setReply(viewEndpoint, createSuccess({ result: grill }));
  await openUrl('/dining/DJE/GRILL', ({ search }) => search.change((current) => ({ ...current, adults: 12 })));
  await screen.findByRole('heading', { level: 1 });
  expect((await getToday().findByRole('status')).textContent).toBe(availability.byPhone);
  expect(getToday().getByRole('link', { name: '064-000-3302' })).toBeDefined();
  expect(getServer().listBodies(freeTimesEndpoint)).toEqual([]);
});

it('the restaurant page sets restaurant and hotel in the search when the guest follows a link to reserve', async () => {
  const { user } = await open();
  const [reserveLink] = screen.getAllByRole('link', { name: new RegExp(`^${common.buttons.reserve}`) });
  if (reserveLink === undefined) throw new Error('the page has no link to reserve');
  await user.click(reserveLink);
  expect(getSite().search.get()).toMatchObject({ htlCode: 'H03', dinCode: 'GRILL', type: 'table', adults: 2 });
});

it('the restaurant page lists the products with their lowest price, as links', async () => {
  await open();
  const products = within(screen.getByRole('region', { name: texts.courses }));
  expect(products.getByText('From ₩88,000 per adult')).toBeDefined();
  expect(products.getByText('Children from ₩35,000')).toBeDefined();
  expect(products.getByRole('link', { name: 'Black pork dinner' }).getAttribute('href')).toBe(
    '/reservation/prod/detail/GRILL/DINNER?dinCode=GRILL&prodCode=DINNER&resvType=table',
  );
});

it('the restaurant page expands the plates of a product without following the link over its card', async () => {
  const { user } = await open();
  await user.click(screen.getByText(texts.dishes));
  const menu = screen.getByRole('heading', { level: 4, name: 'Black pork set' }).closest('section');
  expect([...(menu?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Belly',
    'Barley rice',
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the restaurant page opens the reservation dialog of a product on the page', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'Black pork dinner' }));
  expect(await screen.findByRole('dialog', { name: 'Reserve Black pork dinner' })).toBeDefined();
});

it('the restaurant page shows the known facts about the restaurant, and the chef’s message', async () => {
  await open();
  const facts = within(screen.getByRole('region', { name: texts.facts }));
  expect(facts.getAllByRole('term').map((term) => term.textContent)).toEqual([
    venue.hours,
    texts.dressCode,
    texts.children,
    venue.dining.seats,
    venue.parking,
    venue.location,
    venue.dining.phone,
  ]);
  expect(facts.getByRole('link', { name: new RegExp(`^${texts.map}`) }).getAttribute('href')).toContain('33.25');
  const chef = within(screen.getByRole('region', { name: texts.chef }));
  expect(chef.getByText('The first hour is half of the taste.')).toBeDefined();
  expect(chef.getByText('Bu Seong-hun, head chef')).toBeDefined();
});

it('the restaurant page omits the chef’s message and the reviews if there are none', async () => {
  await open(encodeEnglish('dinChefDesc', ''));
  expect(screen.queryByRole('region', { name: texts.chef })).toBeNull();
  expect(screen.queryByRole('region', { name: review.title })).toBeNull();
});

it('the restaurant page shows reviews with a link to all reviews of their product', async () => {
  const writtenReview = {
    reviewCode: 'R1',
    prodCode: toCode<ProdCode>('DINNER'),
    ...encodeEnglish('prodName', 'Black pork dinner'),
    contents: 'The best pork of the island.',
    image: '',
    imagePath: '',
    userName: 'K**',
    resvUserName: 'K**',
    createDate: '2026-11-01',
  };
  await open({ reviewList: [writtenReview] });
  const reviews = within(screen.getByRole('region', { name: review.title }));
  expect(reviews.getByText('The best pork of the island.')).toBeDefined();
  expect(reviews.getByRole('link', { name: 'All reviews of Black pork dinner' }).getAttribute('href')).toBe(
    '/review/list/GRILL/DINNER',
  );
});

it('the restaurant page mentions pickups and requests no times if there are no tables', async () => {
  await open({ dinCateList: [{ ...encodeEnglish('dinCateName', 'Cake'), prodResvType: 'pickup' }] });
  expect(screen.getByText(texts.pickup)).toBeDefined();
  expect(getServer().listBodies(freeTimesEndpoint)).toEqual([]);
});

it('the restaurant page shows that the restaurant does not exist, and links to the existing ones', async () => {
  getServer().setReply(viewEndpoint, createProblem('unknown_venue', 404));
  await openUrl('/dining/DSE/GRILL');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(texts.missing);
  expect(screen.getByRole('link', { name: texts.all }).getAttribute('href')).toBe('/fnb/dinInfo');
});
