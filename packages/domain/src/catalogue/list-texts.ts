import type { DinCode, HtlCode } from '../shared/codes';
import { type LocalizedText, listTranslations } from '../shared/localized-text';
import { getPolicyKey, getTermsKey } from './check-catalogue';
import type { Catalogue } from './documents';
import type { DocumentKey, DocumentPath } from './issues';
import { getVersionState } from './new-version';

/** The kinds of objects by which the translation board groups texts. */
export const textKinds = [
  'hotel',
  'benefit',
  'venue',
  'room',
  'menu',
  'product',
  'question',
  'promotion',
  'terms',
  'policy',
] as const;
export type TextKind = (typeof textKinds)[number];

/** What a text is, such as the name or the description of its object. Those of `lineLabels` have one line. */
export const textLabels = [
  'name',
  'title',
  'text',
  'cuisineLabel',
  'description',
  'location',
  'openingHours',
  'facilities',
  'parking',
  'notice',
  'pickupNotice',
  'chefName',
  'chefStatement',
  'dressCode',
  'children',
  'category',
  'plate',
  'depositNote',
  'choice',
  'simpleDescription',
  'content',
] as const;
export type TextLabel = (typeof textLabels)[number];

const lineLabels: ReadonlySet<TextLabel> = new Set([
  'name',
  'title',
  'cuisineLabel',
  'location',
  'chefName',
  'category',
  'plate',
  'choice',
  'simpleDescription',
]);

/** Returns true if the text has one line and may have 200 characters. */
export const isLineLabel = (label: TextLabel): boolean => lineLabels.has(label);

/** Identifies a text in the catalogue. */
export interface TextKey {
  readonly document: DocumentKey;
  /** Identifies the text in its document, such as `name`, `rooms.R01.name` or `plates.0.name`. */
  readonly field: string;
}

/** A text of the catalogue that guests see. */
export interface CatalogueText extends TextKey {
  readonly kind: TextKind;
  readonly label: TextLabel;
  /** The place of the text in its document. */
  readonly path: DocumentPath;
  readonly text: LocalizedText;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode | null;
  /** The name of the object that it belongs to. */
  readonly objectName: LocalizedText;
  /** False for versions of terms and policies, which are never changed. */
  readonly isEditable: boolean;
}

type Place = Omit<CatalogueText, 'field' | 'path' | 'label' | 'text'>;

const createText = (
  place: Place,
  path: DocumentPath,
  label: TextLabel,
  text: LocalizedText,
  field = path.join('.'),
) => ({
  ...place,
  field,
  path,
  label,
  text,
});

/** Lists the fields of a document that are texts. */
const listFields = <Field extends TextLabel>(
  place: Place,
  document: Readonly<Record<Field, LocalizedText>>,
  fields: readonly Field[],
): CatalogueText[] => fields.map((field) => createText(place, [field], field, document[field]));

const venueFields = [
  'name',
  'cuisineLabel',
  'description',
  'location',
  'openingHours',
  'facilities',
  'parking',
  'notice',
  'pickupNotice',
  'chefName',
  'chefStatement',
  'dressCode',
  'children',
] as const;

function listHotelTexts({ hotels }: Catalogue): CatalogueText[] {
  return hotels.flatMap((hotel) => {
    const place = {
      document: { kind: 'hotel', code: hotel.htlCode },
      htlCode: hotel.htlCode,
      dinCode: null,
      objectName: hotel.name,
      isEditable: true,
    } as const;
    return [
      ...listFields({ ...place, kind: 'hotel' }, hotel, ['name']),
      ...hotel.benefits.flatMap(({ title, text }, index) => {
        const benefit = { ...place, kind: 'benefit', objectName: title } as const;
        return [
          createText(benefit, ['benefits', index, 'title'], 'title', title),
          createText(benefit, ['benefits', index, 'text'], 'text', text),
        ];
      }),
    ];
  });
}

function listVenueTexts({ venues }: Catalogue): CatalogueText[] {
  return venues.flatMap((venue) => {
    const place = {
      document: { kind: 'venue', code: venue.dinCode },
      htlCode: venue.htlCode,
      dinCode: venue.dinCode,
      objectName: venue.name,
      isEditable: true,
    } as const;
    return [
      ...listFields({ ...place, kind: 'venue' }, venue, venueFields),
      ...venue.categories.map(({ name }, index) =>
        createText({ ...place, kind: 'venue' }, ['categories', index, 'name'], 'category', name),
      ),
      ...venue.rooms.map(({ dinRoomCode, name }, index) =>
        createText(
          { ...place, kind: 'room', objectName: name },
          ['rooms', index, 'name'],
          'name',
          name,
          `rooms.${dinRoomCode}.name`,
        ),
      ),
    ];
  });
}

function listMenuTexts({ menus, venues }: Catalogue): CatalogueText[] {
  const hotelByVenue = new Map(venues.map(({ dinCode, htlCode }) => [dinCode, htlCode]));
  return menus.flatMap((menu) => {
    const htlCode = hotelByVenue.get(menu.dinCode);
    if (htlCode === undefined) return [];
    const place = {
      kind: 'menu',
      document: { kind: 'menu', code: String(menu.menuIndex) },
      htlCode,
      dinCode: menu.dinCode,
      objectName: menu.name,
      isEditable: true,
    } as const;
    return [
      ...listFields(place, menu, ['name', 'description']),
      ...menu.plates.map(({ name }, index) => createText(place, ['plates', index, 'name'], 'plate', name)),
    ];
  });
}

function listProductTexts({ products }: Catalogue): CatalogueText[] {
  return products.flatMap((product) => {
    const place = {
      kind: 'product',
      document: { kind: 'product', code: product.prodCode },
      htlCode: product.htlCode,
      dinCode: product.dinCode,
      objectName: product.name,
      isEditable: true,
    } as const;
    return [
      ...listFields(place, product, ['name', 'description']),
      ...(product.depositNote === null ? [] : [createText(place, ['depositNote'], 'depositNote', product.depositNote)]),
      ...product.questions.flatMap(({ prodQsCode, name, choices }, index) => {
        const question = { ...place, kind: 'question', objectName: name } as const;
        return [
          createText(question, ['questions', index, 'name'], 'name', name, `questions.${prodQsCode}.name`),
          ...choices.map((choice, position) =>
            createText(
              question,
              ['questions', index, 'choices', position],
              'choice',
              choice,
              `questions.${prodQsCode}.choices.${position}`,
            ),
          ),
        ];
      }),
    ];
  });
}

const listPromotionTexts = ({ promotions }: Catalogue): CatalogueText[] =>
  promotions.flatMap((promotion) =>
    listFields(
      {
        kind: 'promotion',
        document: { kind: 'promotion', code: promotion.promCode },
        htlCode: promotion.htlCode,
        dinCode: promotion.dinCode,
        objectName: promotion.name,
        isEditable: true,
      },
      promotion,
      ['name', 'simpleDescription', 'content'],
    ),
  );

interface Version {
  readonly effectiveAt: Date;
}

/** Selects the versions that guests can still agree to. */
const selectCurrent = <Document extends Version>(
  documents: readonly Document[],
  getGroup: (document: Document) => string,
  now: Date,
): readonly Document[] =>
  documents.filter((document) => {
    const all = documents.filter((other) => getGroup(other) === getGroup(document));
    return (
      getVersionState(
        document.effectiveAt,
        all.map(({ effectiveAt }) => effectiveAt),
        now,
      ) !== 'past'
    );
  });

function listAgreementTexts({ terms, policies, venues }: Catalogue, now: Date): CatalogueText[] {
  const venueByCode = new Map(venues.map((venue) => [venue.dinCode, venue]));
  return [
    ...selectCurrent(terms, ({ htlCode, termsTypeCode }) => `${htlCode} ${termsTypeCode}`, now).flatMap((document) =>
      listFields(
        {
          kind: 'terms',
          document: getTermsKey(document),
          htlCode: document.htlCode,
          dinCode: null,
          objectName: document.title,
          isEditable: false,
        },
        document,
        ['title', 'content'],
      ),
    ),
    ...selectCurrent(policies, ({ dinCode }) => dinCode, now).flatMap((document) => {
      const venue = venueByCode.get(document.dinCode);
      if (venue === undefined) return [];
      const place = {
        kind: 'policy',
        document: getPolicyKey(document),
        htlCode: venue.htlCode,
        dinCode: venue.dinCode,
        objectName: venue.name,
        isEditable: false,
      } as const;
      return listFields(place, document, ['description']);
    }),
  ];
}

/** Lists the texts that staff can translate, also empty ones. */
export const listEditableTexts = (catalogue: Catalogue): CatalogueText[] => [
  ...listHotelTexts(catalogue),
  ...listVenueTexts(catalogue),
  ...listMenuTexts(catalogue),
  ...listProductTexts(catalogue),
  ...listPromotionTexts(catalogue),
];

/**
 * Lists all texts of the catalogue that are not empty: those to translate, and those of terms and policies in effect or
 * to come.
 */
export const listTexts = (catalogue: Catalogue, now: Date): CatalogueText[] =>
  [...listEditableTexts(catalogue), ...listAgreementTexts(catalogue, now)].filter(
    ({ text }) => listTranslations(text).length > 0,
  );

/** Formats the key of a text as one string. */
export const formatTextKey = ({ document, field }: TextKey): string => `${document.kind} ${document.code} ${field}`;

function setAtPath(value: unknown, [key, ...rest]: DocumentPath, text: LocalizedText): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (index === key ? setAtPath(entry, rest, text) : entry));
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: setAtPath(fields[key], rest, text) };
}

/** Returns the catalogue with another text in place of `replaced`. */
export function replaceText(catalogue: Catalogue, replaced: CatalogueText, text: LocalizedText): Catalogue {
  const { kind, code } = replaced.document;
  const replaceIn = <Document extends object>(
    documents: readonly Document[],
    getCode: (document: Document) => string | number,
  ): readonly Document[] =>
    documents.map((document) =>
      String(getCode(document)) === code ? (setAtPath(document, replaced.path, text) as Document) : document,
    );
  switch (kind) {
    case 'hotel':
      return { ...catalogue, hotels: replaceIn(catalogue.hotels, ({ htlCode }) => htlCode) };
    case 'venue':
      return { ...catalogue, venues: replaceIn(catalogue.venues, ({ dinCode }) => dinCode) };
    case 'menu':
      return { ...catalogue, menus: replaceIn(catalogue.menus, ({ menuIndex }) => menuIndex) };
    case 'product':
      return { ...catalogue, products: replaceIn(catalogue.products, ({ prodCode }) => prodCode) };
    case 'promotion':
      return { ...catalogue, promotions: replaceIn(catalogue.promotions, ({ promCode }) => promCode) };
    case 'group':
    case 'terms':
    case 'policy':
      return catalogue;
  }
}
