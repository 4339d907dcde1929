import { type DinCode, type DinRoomCode, type HtlCode, type ProdCode, type PromCode, toCode } from '../shared/codes';
import type { LocalizedText } from '../shared/localized-text';
import type {
  ContentByKind,
  MenuContent,
  PictureContent,
  ProductContent,
  PromotionContent,
  VenueContent,
  VersionedKind,
} from './document-contents';
import type {
  Catalogue,
  DocumentPicture,
  MenuDocument,
  ProductDocument,
  PromotionDocument,
  VenueDocument,
} from './documents';
import { getNextCode, getNextNumber, type TextFields, toLocalizedText, toTextFields } from './fields';

export interface DocumentByKind {
  readonly venue: VenueDocument;
  readonly menu: MenuDocument;
  readonly product: ProductDocument;
  readonly promotion: PromotionDocument;
}

/** The code of a document, and the hotel and venue to which it belongs. */
export interface DocumentIdentity {
  readonly kind: VersionedKind;
  /** The number of a menu as text. */
  readonly code: string;
  readonly htlCode: HtlCode;
  /** Null for what belongs to a whole hotel. */
  readonly dinCode: DinCode | null;
}

const noText: TextFields = { ko: '', en: '', cn: '', ja: '' };

const toPictureContent = ({ path, alt }: DocumentPicture): PictureContent => ({ path, alt: toTextFields(alt) });

export function getVenueContent(venue: VenueDocument): VenueContent {
  const {
    dinCode: _dinCode,
    htlCode: _htlCode,
    wantsSheetMail: _wantsSheetMail,
    meals: _meals,
    stock: _stock,
    seasons: _seasons,
    dayStock: _dayStock,
    ...fields
  } = venue;
  return {
    ...fields,
    name: toTextFields(venue.name),
    cuisineLabel: toTextFields(venue.cuisineLabel),
    description: toTextFields(venue.description),
    location: toTextFields(venue.location),
    openingHours: toTextFields(venue.openingHours),
    facilities: toTextFields(venue.facilities),
    parking: toTextFields(venue.parking),
    notice: toTextFields(venue.notice),
    pickupNotice: toTextFields(venue.pickupNotice),
    chefName: toTextFields(venue.chefName),
    chefStatement: toTextFields(venue.chefStatement),
    dressCode: toTextFields(venue.dressCode),
    children: toTextFields(venue.children),
    mailbox: venue.mailbox ?? '',
    categories: venue.categories.map(({ name, reservationType }) => ({ name: toTextFields(name), reservationType })),
    photos: venue.photos.map(toPictureContent),
    rooms: venue.rooms.map(({ dinRoomCode, name, area, picture }) => ({
      dinRoomCode,
      name: toTextFields(name),
      area,
      picture: picture && toPictureContent(picture),
    })),
  };
}

export const getMenuContent = ({ menuIndex: _menuIndex, dinCode: _dinCode, ...menu }: MenuDocument): MenuContent => ({
  ...menu,
  name: toTextFields(menu.name),
  description: toTextFields(menu.description),
  plates: menu.plates.map(({ name, allergens }) => ({ name: toTextFields(name), allergens })),
});

export function getProductContent(product: ProductDocument): ProductContent {
  const { prodCode: _prodCode, dinCode: _dinCode, htlCode: _htlCode, ...fields } = product;
  return {
    ...fields,
    name: toTextFields(product.name),
    description: toTextFields(product.description),
    depositNote: product.depositNote === null ? noText : toTextFields(product.depositNote),
    photos: product.photos.map(({ path, alt, photoType }) => ({ ...toPictureContent({ path, alt }), photoType })),
    questions: product.questions.map((question) => ({
      ...question,
      name: toTextFields(question.name),
      choices: question.choices.map(toTextFields),
    })),
  };
}

export function getPromotionContent(promotion: PromotionDocument): PromotionContent {
  const { promCode: _promCode, htlCode: _htlCode, ...fields } = promotion;
  return {
    ...fields,
    dinCode: promotion.dinCode ?? '',
    prodCode: promotion.prodCode ?? '',
    name: toTextFields(promotion.name),
    simpleDescription: toTextFields(promotion.simpleDescription),
    content: toTextFields(promotion.content),
    linkUrl: promotion.linkUrl ?? '',
    banner: toPictureContent(promotion.banner),
    // Empty, so that it follows a new banner.
    bannerMobile: promotion.bannerMobile === promotion.banner.path ? '' : promotion.bannerMobile,
  };
}

const contentGetters: { readonly [Kind in VersionedKind]: (document: DocumentByKind[Kind]) => ContentByKind[Kind] } = {
  venue: getVenueContent,
  menu: getMenuContent,
  product: getProductContent,
  promotion: getPromotionContent,
};

/** Returns what staff edit of a document. */
export const getContent = <Kind extends VersionedKind>(
  kind: Kind,
  document: DocumentByKind[Kind],
): ContentByKind[Kind] => contentGetters[kind](document);

const emptyContents: ContentByKind = {
  venue: {
    active: true,
    position: null,
    name: noText,
    cuisineLabel: noText,
    description: noText,
    location: noText,
    openingHours: noText,
    facilities: noText,
    parking: noText,
    notice: noText,
    pickupNotice: noText,
    chefName: noText,
    chefStatement: noText,
    dressCode: noText,
    children: noText,
    phone: '',
    mailbox: '',
    seatCount: null,
    cuisine: null,
    welcomesChildren: true,
    hasView: false,
    introPicture: '',
    tableTurnMinutes: null,
    roomTurnMinutes: null,
    categories: [],
    photos: [],
    rooms: [],
  },
  menu: {
    name: noText,
    description: noText,
    price: null,
    coversPerUnit: 1,
    forChildren: false,
    picture: '',
    allergens: null,
    diets: [],
    baseIndex: null,
    plates: [],
  },
  product: {
    onSale: true,
    position: null,
    name: noText,
    description: noText,
    depositNote: noText,
    categoryPosition: null,
    bannerPicture: '',
    reservationType: 'table',
    takesDeposit: false,
    saleZone: 'D',
    saleTimes: [],
    saleAlways: true,
    saleFrom: null,
    saleTo: null,
    weekType: 'all',
    weekDayFlags: '1111111',
    price: 0,
    discountOn: false,
    discountRate: 0,
    discountWeekdayRate: 0,
    discountWeekendRate: 0,
    discountFrom: null,
    discountTo: null,
    memberDiscountOn: false,
    memberDiscountRate: 0,
    depositUpTo2: null,
    depositUpTo4: null,
    depositUpTo10: null,
    depositFrom11: null,
    daySaleLimit: null,
    perPersonLimit: null,
    pickupLeadDays: 1,
    pickupWeekFlags: '1111111',
    membersOnly: false,
    questionType: 'none',
    notSale: [],
    photos: [],
    options: [],
    questions: [],
  },
  promotion: {
    dinCode: '',
    prodCode: '',
    position: null,
    name: noText,
    simpleDescription: noText,
    content: noText,
    startsOn: null,
    endsOn: null,
    linkUrl: '',
    banner: { path: '', alt: noText },
    bannerMobile: '',
  },
};

/** Returns the content with which the form of a new document begins. */
export const createContent = <Kind extends VersionedKind>(kind: Kind): ContentByKind[Kind] => emptyContents[kind];

/** Converts a text. One that staff have not changed stays as it is, with its default. */
function toText(fields: TextFields, stored?: LocalizedText): LocalizedText {
  if (stored === undefined) return toLocalizedText(fields);
  const { ko, en, cn, ja } = toTextFields(stored);
  return ko === fields.ko && en === fields.en && cn === fields.cn && ja === fields.ja
    ? stored
    : toLocalizedText(fields);
}

const toPicture = ({ path, alt }: PictureContent, stored: readonly DocumentPicture[]): DocumentPicture => ({
  path,
  alt: toText(alt, stored.find((picture) => picture.path === path)?.alt),
});

/** Returns a number that has been checked (`checkContent`). */
const toNumber = (number: number | null): number => number ?? 0;
const toDay = (day: string | null): string | null => (day === '' ? null : day);

/** Returns the code of each part. Parts without a code get the next codes with the prefix that follow `codes`. */
function assignCodes<Part>(
  parts: readonly Part[],
  getCode: (part: Part) => string,
  prefix: string,
  codes: readonly string[],
  digits: number,
): string[] {
  const used = [...codes, ...parts.map(getCode)];
  return parts.map((part) => {
    const code = getCode(part) === '' ? getNextCode(prefix, used, digits) : getCode(part);
    used.push(code);
    return code;
  });
}

function applyVenueContent(
  content: VenueContent,
  stored: VenueDocument | undefined,
  identity: DocumentIdentity,
  { venues }: Catalogue,
): VenueDocument {
  const roomCodes = assignCodes(
    content.rooms,
    ({ dinRoomCode }) => dinRoomCode,
    'R',
    venues.flatMap(({ rooms }) => rooms.map(({ dinRoomCode }) => dinRoomCode)),
    3,
  );
  return {
    ...content,
    dinCode: toCode<DinCode>(identity.code),
    htlCode: identity.htlCode,
    position: content.position ?? stored?.position ?? getNextNumber(venues.map(({ position }) => position)),
    name: toText(content.name, stored?.name),
    cuisineLabel: toText(content.cuisineLabel, stored?.cuisineLabel),
    description: toText(content.description, stored?.description),
    location: toText(content.location, stored?.location),
    openingHours: toText(content.openingHours, stored?.openingHours),
    facilities: toText(content.facilities, stored?.facilities),
    parking: toText(content.parking, stored?.parking),
    notice: toText(content.notice, stored?.notice),
    pickupNotice: toText(content.pickupNotice, stored?.pickupNotice),
    chefName: toText(content.chefName, stored?.chefName),
    chefStatement: toText(content.chefStatement, stored?.chefStatement),
    dressCode: toText(content.dressCode, stored?.dressCode),
    children: toText(content.children, stored?.children),
    mailbox: content.mailbox.trim() === '' ? null : content.mailbox.trim(),
    seatCount: toNumber(content.seatCount),
    categories: content.categories.map(({ name, reservationType }, index) => ({
      name: toText(name, stored?.categories[index]?.name),
      reservationType,
    })),
    photos: content.photos.map((photo) => toPicture(photo, stored?.photos ?? [])),
    rooms: content.rooms.map(({ name, area, picture }, index) => {
      const dinRoomCode = toCode<DinRoomCode>(roomCodes[index] ?? '');
      const room = stored?.rooms.find((each) => each.dinRoomCode === dinRoomCode);
      return {
        dinRoomCode,
        name: toText(name, room?.name),
        area,
        picture: picture && toPicture(picture, room?.picture ? [room.picture] : []),
      };
    }),
    wantsSheetMail: stored?.wantsSheetMail ?? true,
    meals: stored?.meals ?? [],
    stock: stored?.stock ?? [],
    seasons: stored?.seasons ?? [],
    dayStock: stored?.dayStock ?? [],
  };
}

const applyMenuContent = (
  content: MenuContent,
  stored: MenuDocument | undefined,
  identity: DocumentIdentity,
): MenuDocument => ({
  ...content,
  menuIndex: Number(identity.code),
  dinCode: identity.dinCode ?? toCode<DinCode>(''),
  name: toText(content.name, stored?.name),
  description: toText(content.description, stored?.description),
  price: toNumber(content.price),
  coversPerUnit: toNumber(content.coversPerUnit),
  plates: content.plates.map(({ name, allergens }, index) => ({
    name: toText(name, stored?.plates[index]?.name),
    allergens,
  })),
});

const isBlankText = (fields: TextFields): boolean => Object.values(fields).every((variant) => variant.trim() === '');

function applyProductContent(
  content: ProductContent,
  stored: ProductDocument | undefined,
  identity: DocumentIdentity,
  { products }: Catalogue,
): ProductDocument {
  const prodCode = toCode<ProdCode>(identity.code);
  const questionCodes = assignCodes(
    content.questions,
    ({ prodQsCode }) => prodQsCode,
    `Q${prodCode}-`,
    stored?.questions.map(({ prodQsCode }) => prodQsCode) ?? [],
    1,
  );
  return {
    ...content,
    prodCode,
    dinCode: identity.dinCode ?? toCode<DinCode>(''),
    htlCode: identity.htlCode,
    position: content.position ?? stored?.position ?? getNextNumber(products.map(({ position }) => position)),
    name: toText(content.name, stored?.name),
    description: toText(content.description, stored?.description),
    depositNote:
      isBlankText(content.depositNote) && !stored?.depositNote
        ? null
        : toText(content.depositNote, stored?.depositNote ?? undefined),
    categoryPosition: toNumber(content.categoryPosition),
    saleFrom: toDay(content.saleFrom),
    saleTo: toDay(content.saleTo),
    price: toNumber(content.price),
    dayPrices: stored?.dayPrices ?? [],
    dayLimits: stored?.dayLimits ?? [],
    discountRate: toNumber(content.discountRate),
    discountWeekdayRate: toNumber(content.discountWeekdayRate),
    discountWeekendRate: toNumber(content.discountWeekendRate),
    discountFrom: toDay(content.discountFrom),
    discountTo: toDay(content.discountTo),
    memberDiscountRate: toNumber(content.memberDiscountRate),
    pickupLeadDays: toNumber(content.pickupLeadDays),
    photos: content.photos.map((photo) => ({
      ...toPicture(photo, stored?.photos ?? []),
      photoType: photo.photoType,
    })),
    options: content.options.map((option) => ({
      ...option,
      price: toNumber(option.price),
      dayPrices: stored?.options.find(({ menuIndex }) => menuIndex === option.menuIndex)?.dayPrices ?? [],
      discountRate: toNumber(option.discountRate),
    })),
    questions: content.questions.map((question, index) => {
      const prodQsCode = questionCodes[index] ?? '';
      const before = stored?.questions.find((each) => each.prodQsCode === prodQsCode);
      return {
        ...question,
        prodQsCode,
        name: toText(question.name, before?.name),
        choices: question.choices.map((choice, position) => toText(choice, before?.choices[position])),
      };
    }),
  };
}

const applyPromotionContent = (
  content: PromotionContent,
  stored: PromotionDocument | undefined,
  identity: DocumentIdentity,
  { promotions }: Catalogue,
): PromotionDocument => ({
  ...content,
  promCode: toCode<PromCode>(identity.code),
  htlCode: identity.htlCode,
  dinCode: content.dinCode === '' ? null : toCode<DinCode>(content.dinCode),
  prodCode: content.prodCode === '' ? null : toCode<ProdCode>(content.prodCode),
  position: content.position ?? stored?.position ?? getNextNumber(promotions.map(({ position }) => position)),
  name: toText(content.name, stored?.name),
  simpleDescription: toText(content.simpleDescription, stored?.simpleDescription),
  content: toText(content.content, stored?.content),
  startsOn: toDay(content.startsOn),
  endsOn: toDay(content.endsOn),
  linkUrl: content.linkUrl.trim() === '' ? null : content.linkUrl.trim(),
  banner: toPicture(content.banner, stored === undefined ? [] : [stored.banner]),
  bannerMobile: content.bannerMobile === '' ? content.banner.path : content.bannerMobile,
});

const contentAppliers: {
  readonly [Kind in VersionedKind]: (
    content: ContentByKind[Kind],
    stored: DocumentByKind[Kind] | undefined,
    identity: DocumentIdentity,
    catalogue: Catalogue,
  ) => DocumentByKind[Kind];
} = {
  venue: applyVenueContent,
  menu: applyMenuContent,
  product: applyProductContent,
  promotion: applyPromotionContent,
};

const lists = { venue: 'venues', menu: 'menus', product: 'products', promotion: 'promotions' } as const;

/** Returns the documents of a kind. */
export const listDocuments = <Kind extends VersionedKind>(
  catalogue: Catalogue,
  kind: Kind,
): readonly DocumentByKind[Kind][] => catalogue[lists[kind]] as unknown as readonly DocumentByKind[Kind][];

const identityGetters: {
  readonly [Kind in VersionedKind]: (
    document: DocumentByKind[Kind],
    catalogue: Catalogue,
  ) => Omit<DocumentIdentity, 'kind'>;
} = {
  venue: ({ dinCode, htlCode }) => ({ code: dinCode, htlCode, dinCode }),
  menu: ({ menuIndex, dinCode }, { venues }) => ({
    code: String(menuIndex),
    htlCode: venues.find((venue) => venue.dinCode === dinCode)?.htlCode ?? toCode<HtlCode>(''),
    dinCode,
  }),
  product: ({ prodCode, htlCode, dinCode }) => ({ code: prodCode, htlCode, dinCode }),
  promotion: ({ promCode, htlCode, dinCode }) => ({ code: promCode, htlCode, dinCode }),
};

/** Returns code, hotel and venue of a document. */
export const getIdentity = <Kind extends VersionedKind>(
  kind: Kind,
  document: DocumentByKind[Kind],
  catalogue: Catalogue,
): DocumentIdentity => ({ kind, ...identityGetters[kind](document, catalogue) });

const getCode = <Kind extends VersionedKind>(kind: Kind, document: DocumentByKind[Kind]): string => {
  if ('menuIndex' in document) return String(document.menuIndex);
  if ('prodCode' in document && kind === 'product') return document.prodCode ?? '';
  return 'promCode' in document ? document.promCode : (document.dinCode ?? '');
};

export const findDocument = <Kind extends VersionedKind>(
  catalogue: Catalogue,
  kind: Kind,
  code: string,
): DocumentByKind[Kind] | undefined =>
  listDocuments(catalogue, kind).find((document) => getCode(kind, document) === code);

/** Returns the catalogue with a document added, or in place of the one with the same code. */
export function replaceDocument<Kind extends VersionedKind>(
  catalogue: Catalogue,
  kind: Kind,
  document: DocumentByKind[Kind],
): Catalogue {
  const code = getCode(kind, document);
  return {
    ...catalogue,
    [lists[kind]]: [...listDocuments(catalogue, kind).filter((each) => getCode(kind, each) !== code), document],
  };
}

/**
 * Applies content that `checkContent` has accepted: returns the stored document with its changes, or a new document.
 * New rooms and questions get their codes.
 */
export const applyContent = <Kind extends VersionedKind>(
  kind: Kind,
  content: ContentByKind[Kind],
  identity: DocumentIdentity,
  catalogue: Catalogue,
): DocumentByKind[Kind] =>
  contentAppliers[kind](content, findDocument(catalogue, kind, identity.code), identity, catalogue);

const codePrefixes = { venue: ['D', 3], menu: ['', 1], product: ['P', 4], promotion: ['PR', 1] } as const;

/** Returns the code of a new document, after those of the documents of its kind and after `draftCodes`. */
export const createDocumentCode = (kind: VersionedKind, catalogue: Catalogue, draftCodes: readonly string[]): string =>
  getNextCode(
    codePrefixes[kind][0],
    [...listDocuments(catalogue, kind).map((document) => getCode(kind, document)), ...draftCodes],
    codePrefixes[kind][1],
  );
