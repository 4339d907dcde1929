import { type DinCode, type HtlCode, type ProdCode, toCode } from '@dining/domain/shared/codes';
import type { Queries } from '../db/connect';
import { product, productNotSale, productOption, productPhoto, productQuestion } from '../db/schema/products';
import { type DemoCalendar, getPictureAlt, getPicturePath, type ProductData, type VenueData } from './group';

const everyDay = '1111111';

export async function insertProducts(
  db: Queries,
  venue: VenueData,
  venuePosition: number,
  calendar: DemoCalendar,
): Promise<void> {
  const products = venue.createProducts(calendar);
  await db
    .insert(product)
    .values(products.map((item, index) => createProductRow(venue, item, venuePosition * 100 + index + 1)));
  await db.insert(productPhoto).values(products.flatMap((item) => createPhotoRows(venue, item)));
  const notSale = products.flatMap((item) =>
    (item.notSoldOn ?? []).map((range) => ({ prodCode: getProdCode(item), fromDay: range.from, toDay: range.to })),
  );
  if (notSale.length > 0) await db.insert(productNotSale).values(notSale);
  const options = products.flatMap((item) => createOptionRows(venue, item));
  if (options.length > 0) await db.insert(productOption).values(options);
  const questions = products.flatMap(createQuestionRows);
  if (questions.length > 0) await db.insert(productQuestion).values(questions);
}

const getProdCode = (item: ProductData) => toCode<ProdCode>(item.code);

function createProductRow(venue: VenueData, item: ProductData, position: number): typeof product.$inferInsert {
  const { pickup } = item;
  const discount = pickup?.discount;
  const [upTo2, upTo4, upTo10, from11] = item.deposit?.bands ?? [null, null, null, null];
  return {
    prodCode: getProdCode(item),
    dinCode: toCode<DinCode>(venue.code),
    htlCode: toCode<HtlCode>(venue.hotel),
    position,
    name: item.name,
    description: item.description,
    depositNote: item.deposit?.note ?? null,
    categoryPosition: item.category,
    bannerPicture: getPicturePath(item.pictures[0]),
    reservationType: item.type,
    takesDeposit: item.deposit !== undefined,
    saleZone: item.zone,
    saleTimes: [...(item.times ?? [])],
    saleAlways: item.period === undefined,
    saleFrom: item.period?.from ?? null,
    saleTo: item.period?.to ?? null,
    weekType: typeof item.week === 'object' ? 'user' : (item.week ?? 'all'),
    weekDayFlags: typeof item.week === 'object' ? item.week.flags : everyDay,
    price: pickup?.price ?? 0,
    discountOn: discount !== undefined,
    discountRate: discount?.rate ?? 0,
    discountWeekdayRate: discount?.weekdayRate ?? 0,
    discountWeekendRate: discount?.weekendRate ?? 0,
    discountFrom: discount?.period.from ?? null,
    discountTo: discount?.period.to ?? null,
    memberDiscountOn: item.memberDiscountPercent !== undefined,
    memberDiscountRate: item.memberDiscountPercent ?? 0,
    depositUpTo2: upTo2,
    depositUpTo4: upTo4,
    depositUpTo10: upTo10,
    depositFrom11: from11,
    daySaleLimit: item.dayLimit ?? null,
    perPersonLimit: item.personLimit ?? null,
    pickupLeadDays: pickup?.leadDays ?? 1,
    pickupWeekFlags: pickup?.flags ?? everyDay,
    membersOnly: item.membersOnly ?? false,
    questionType: getQuestionType(item),
  };
}

function getQuestionType(item: ProductData) {
  if (item.asksAllergies === true) return item.questions === undefined ? 'allergy' : 'both';
  return item.questions === undefined ? 'none' : 'direct';
}

function createPhotoRows(venue: VenueData, item: ProductData): (typeof productPhoto.$inferInsert)[] {
  const createPhotoRow = (name: ProductData['pictures'][0], photoType: 'prod1' | 'prod2', index: number) => ({
    prodCode: getProdCode(item),
    position: index + 1,
    filePath: getPicturePath(name),
    photoType,
    alt: getPictureAlt(name),
  });
  return [
    ...item.pictures.map((name, index) => createPhotoRow(name, 'prod1', index)),
    createPhotoRow(venue.pictures[0], 'prod2', item.pictures.length),
  ];
}

function createOptionRows(venue: VenueData, item: ProductData): (typeof productOption.$inferInsert)[] {
  return (item.options ?? []).map((option, index) => {
    const menu = venue.menus.find((candidate) => candidate.index === option.menu);
    if (menu === undefined)
      throw new Error(`${item.code} offers menu ${option.menu}, which ${venue.code} does not have`);
    return {
      prodCode: getProdCode(item),
      menuIndex: option.menu,
      position: index + 1,
      onSale: option.displayOnly !== true,
      visible: option.hidden !== true,
      price: option.price ?? menu.price,
      discountRate: option.discountPercent ?? 0,
    };
  });
}

function createQuestionRows(item: ProductData): (typeof productQuestion.$inferInsert)[] {
  return (item.questions ?? []).map((question, index) => ({
    prodQsCode: `Q${item.code.slice(1)}${index + 1}`,
    prodCode: getProdCode(item),
    position: index + 1,
    kind: question.choices === undefined ? 'text' : 'choice',
    name: question.name,
    visible: question.hidden !== true,
    required: question.required ?? false,
    choices: [...(question.choices ?? [])],
  }));
}
