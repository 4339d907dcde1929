import { encodeInstantFile } from '@dining/contract/catalogue/dates';
import {
  groupFileSchema,
  hotelFileSchema,
  menusFileSchema,
  policyFileSchema,
  productFileSchema,
  promotionFileSchema,
  termsFileSchema,
  venueFileSchema,
} from '@dining/contract/catalogue/files';
import { encodeTextFile } from '@dining/contract/catalogue/texts';
import { parseUploadedPictureFile } from '@dining/contract/codecs/uploaded-picture-path';
import type {
  Catalogue,
  DayPriceDocument,
  DocumentPicture,
  HotelDocument,
  MenuDocument,
  ProductDocument,
  PromotionDocument,
  StockDocument,
  VenueDocument,
} from '@dining/domain/catalogue/documents';
import { originalsFolder } from '@dining/domain/catalogue/import-limits';
import { languages } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { stringify } from 'yaml';
import { z } from 'zod';
import type { StoredPicture } from '../stores/pictures/pictures';
import { formatCsvFile } from './csv-file';
import { type CatalogueFile, type CatalogueFiles, formatCataloguePath } from './folder';
import { csvColumns } from './parse-files';

const isText = (value: object): value is LocalizedText =>
  'default' in value &&
  typeof value.default === 'string' &&
  Object.keys(value).every((key) => key === 'default' || (languages as readonly string[]).includes(key));

/** Converts texts and instants of a document to the format of the files. */
function encodeValue(value: unknown): unknown {
  if (value instanceof Date) return encodeInstantFile(value);
  if (Array.isArray(value)) return value.map(encodeValue);
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return encodeTextFile(value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => (field === undefined ? [] : [[key, encodeValue(field)]])),
  );
}

/** Removes the schemas around an object or array, such as those of a default. */
function unwrapSchema(schema: unknown): unknown {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return unwrapSchema(schema.unwrap());
  return schema;
}

const isDefault = (schema: unknown, value: unknown): boolean =>
  schema instanceof z.ZodDefault && JSON.stringify(encodeValue(schema.def.defaultValue)) === JSON.stringify(value);

/** Keeps the fields of the schema, in its order, that differ from their default. */
function encodeFields(schema: unknown, value: unknown): unknown {
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((element) => encodeFields(inner.element, element));
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return encodeValue(value);
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return Object.fromEntries(
    Object.entries(inner.shape).flatMap(([key, fieldSchema]) => {
      const field = fields[key];
      if (field === undefined) return [];
      const encoded = encodeFields(fieldSchema, field);
      return isDefault(fieldSchema, encoded) ? [] : [[key, encoded]];
    }),
  );
}

const formatYaml = (value: unknown): string => stringify(value, { lineWidth: 0, blockQuote: 'literal' });

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heif': 'avif',
  'image/gif': 'gif',
};

/** An original that belongs to an export: its file in the folder, and the picture that it is downloaded from. */
export interface ExportedOriginal {
  readonly file: string;
  readonly pictureId: string;
  readonly byteCount: number;
}

/** Returns the base of a picture's name: letters, digits, `_` and `-` of the name of its file. */
const getBaseName = (fileName: string): string =>
  [
    ...fileName
      .normalize('NFC')
      .replace(/\.[^.]*$/, '')
      .replace(/[^\p{L}\p{N}_-]+/gu, '-')
      .replace(/^-+|-+$/g, ''),
  ]
    .slice(0, 60)
    .join('') || 'picture';

const noAlt: LocalizedText = { default: '' };
const formatAlt = (alt: LocalizedText): string => JSON.stringify(encodeTextFile(alt));

/**
 * Names the pictures of a catalogue: by the name of the file, with a number if another picture has that name. Uploaded
 * pictures come first and are named after their originals, so that they keep their names when they are imported and
 * exported again. A picture that places show with several alternative texts has an entry for each.
 */
function createPictureNames(library: readonly StoredPicture[]) {
  const entries: { readonly name: string; readonly fields: object; alt: LocalizedText | undefined }[] = [];
  const names = new Set<string>();
  const originals: ExportedOriginal[] = [];
  /** The entries of a picture; the first one is used where no alternative text is shown. */
  const entriesByPicture = new Map<string, (typeof entries)[number][]>();
  const addEntry = (picture: string, base: string, fields: (name: string) => object, alt?: LocalizedText) => {
    let name = base;
    // Some file systems do not distinguish upper and lower case.
    for (let number = 2; names.has(name.toLowerCase()); number += 1) name = `${base}-${number}`;
    names.add(name.toLowerCase());
    const entry = { name, fields: fields(name), alt };
    entries.push(entry);
    entriesByPicture.set(picture, [...(entriesByPicture.get(picture) ?? []), entry]);
    return entry;
  };
  for (const { pictureId, htlCode, fileName, mediaType, byteCount, sha256, focusX, focusY, alt } of library)
    addEntry(
      pictureId,
      getBaseName(fileName),
      (name) => {
        const file = `${originalsFolder}/${name}.${endings[mediaType] ?? 'jpg'}`;
        originals.push({ file, pictureId, byteCount });
        return { file, hotel: htlCode, sha256, focus: { x: focusX, y: focusY } };
      },
      alt,
    );
  return {
    originals,
    getName: (path: string, alt?: LocalizedText): string => {
      const [file = ''] = path.split(/[?#]/);
      const pictureId = parseUploadedPictureFile(file)?.pictureId ?? '';
      const picture = entriesByPicture.has(pictureId) ? pictureId : path;
      const known = entriesByPicture.get(picture) ?? [];
      const [first] = known;
      if (first !== undefined && alt === undefined) return first.name;
      // The first place with an alternative text gives it to a picture that is not in the library.
      if (first !== undefined && picture === path) first.alt ??= alt;
      const entry = known.find((each) => alt !== undefined && formatAlt(each.alt ?? noAlt) === formatAlt(alt));
      if (entry !== undefined) return entry.name;
      const base = file.split('/').at(-1) ?? '';
      return first === undefined
        ? addEntry(picture, base.replace(/(-\d+)?\.\w+$/, '') || 'picture', () => ({ path }), alt).name
        : addEntry(picture, first.name, () => first.fields, alt).name;
    },
    formatFile: (): string =>
      formatYaml(
        Object.fromEntries(
          entries
            .toSorted((a, b) => (a.name < b.name ? -1 : 1))
            .map(({ name, fields, alt }) => [
              name,
              { ...fields, ...(alt === undefined || alt.default === '' ? {} : { alt: encodeTextFile(alt) }) },
            ]),
        ),
      ),
  };
}

type PictureNames = ReturnType<typeof createPictureNames>;

const encodeHotel = (hotel: HotelDocument, { getName }: PictureNames) => ({
  ...hotel,
  photos: hotel.photos.map(({ kind, path, alt }) => ({ kind, picture: getName(path, alt) })),
});

/** Returns the name of a picture, or undefined if it is the one that a reader assumes. */
const getOtherName = (path: string, assumed: DocumentPicture | undefined, { getName }: PictureNames) =>
  path === (assumed?.path ?? '') ? undefined : getName(path);

const encodeVenue = (venue: VenueDocument, names: PictureNames) => ({
  ...venue,
  photos: venue.photos.map(({ path, alt }) => names.getName(path, alt)),
  introPicture: getOtherName(venue.introPicture, venue.photos[0], names),
  rooms: venue.rooms.map(({ picture, ...room }) => ({
    ...room,
    picture: picture === null ? null : names.getName(picture.path, picture.alt),
  })),
});

const encodeUnit = ({ startTime, dinRoomCode, seats, minSeats, open }: Omit<StockDocument, 'stockDay'>) => ({
  time: startTime,
  room: dinRoomCode ?? '',
  seats,
  minSeats,
  open: open ? 'yes' : 'no',
});

const seasonColumns = ['season', 'from', 'to'];

/** Writes the stock of a venue: basic rows, those of seasons, and those of dates. */
function formatStock({ stock, seasons, dayStock }: VenueDocument): string {
  const columns =
    seasons.length === 0 ? csvColumns.stock.filter((column) => !seasonColumns.includes(column)) : csvColumns.stock;
  return formatCsvFile(columns, [
    ...stock.map((row) => ({ day: row.stockDay, ...encodeUnit(row) })),
    ...seasons.flatMap(({ name, fromDay, toDay, stock: seasonStock }) =>
      seasonStock.map((row) => ({
        day: row.stockDay,
        ...encodeUnit(row),
        season: name,
        from: fromDay,
        to: toDay,
      })),
    ),
    ...dayStock.map((row) => ({ day: row.day, ...encodeUnit(row) })),
  ]);
}

const encodeMenu = ({ picture, ...menu }: MenuDocument, { getName }: PictureNames) => ({
  ...menu,
  picture: picture === '' ? null : getName(picture),
});

const encodeProduct = (product: ProductDocument, names: PictureNames) => ({
  ...product,
  photos: product.photos.map(({ path, alt, photoType }) => ({ picture: names.getName(path, alt), photoType })),
  bannerPicture: getOtherName(product.bannerPicture, product.photos[0], names),
});

const encodePromotion = (promotion: PromotionDocument, names: PictureNames) => ({
  ...promotion,
  banner: names.getName(promotion.banner.path, promotion.banner.alt),
  bannerMobile: getOtherName(promotion.bannerMobile, promotion.banner, names),
});

type Price = Readonly<Record<'product' | 'menu' | 'price' | 'discountRate', string | number>> & {
  readonly from?: string;
  readonly to?: string;
};

const listDayPrices = (product: string, menu: number | '', dayPrices: readonly DayPriceDocument[]): Price[] =>
  dayPrices.map(({ fromDay, toDay, price }) => ({ product, menu, price, discountRate: '', from: fromDay, to: toDay }));

const dayColumns = ['from', 'to'];

function listPrices(products: readonly ProductDocument[], menus: readonly MenuDocument[]): Price[] {
  const formatDiscount = (rate: number) => (rate === 0 ? '' : rate);
  return [
    ...menus.map(({ menuIndex, price }): Price => ({ product: '', menu: menuIndex, price, discountRate: '' })),
    ...products.flatMap(({ prodCode, reservationType, price, dayPrices, options }): Price[] => [
      ...(reservationType === 'pickup' || price > 0 ? [{ product: prodCode, menu: '', price, discountRate: '' }] : []),
      ...listDayPrices(prodCode, '', dayPrices),
      ...options.flatMap((option) => [
        {
          product: prodCode,
          menu: option.menuIndex,
          price: option.price,
          discountRate: formatDiscount(option.discountRate),
        },
        ...listDayPrices(prodCode, option.menuIndex, option.dayPrices),
      ]),
    ]),
  ];
}

export interface WrittenCatalogue {
  readonly files: CatalogueFiles;
  readonly originals: readonly ExportedOriginal[];
}

/**
 * Writes a catalogue as files, which `readCatalogue` reads again. Days are absolute. `library` has the uploaded
 * pictures, also those that no document shows.
 */
export function writeCatalogue(catalogue: Catalogue, library: readonly StoredPicture[]): WrittenCatalogue {
  const files = new Map<string, string>();
  const names = createPictureNames(library);
  const addText = (file: CatalogueFile, text: string) => files.set(formatCataloguePath(file), text);
  const addYaml = (file: CatalogueFile, schema: z.ZodType, value: unknown) =>
    addText(file, formatYaml(encodeFields(schema, value)));

  addYaml({ type: 'group' }, groupFileSchema, catalogue.group);
  for (const hotel of catalogue.hotels)
    addYaml({ type: 'hotel', htlCode: hotel.htlCode }, hotelFileSchema, encodeHotel(hotel, names));
  for (const document of catalogue.terms) addYaml({ type: 'terms', ...document }, termsFileSchema, document);
  for (const venue of catalogue.venues) {
    const { htlCode, dinCode } = venue;
    const menus = catalogue.menus.filter((menu) => menu.dinCode === dinCode);
    const products = catalogue.products.filter((product) => product.dinCode === dinCode);
    addYaml({ type: 'venue', htlCode, dinCode }, venueFileSchema, encodeVenue(venue, names));
    if (venue.stock.length + venue.seasons.length + venue.dayStock.length > 0)
      addText({ type: 'stock', htlCode, dinCode }, formatStock(venue));
    if (menus.length > 0)
      addYaml(
        { type: 'menus', htlCode, dinCode },
        menusFileSchema,
        menus.map((menu) => encodeMenu(menu, names)),
      );
    const prices = listPrices(products, menus);
    const priceColumns = csvColumns.prices.filter(
      (column) => !dayColumns.includes(column) || prices.some(({ from }) => from !== undefined),
    );
    if (prices.length > 0) addText({ type: 'prices', htlCode, dinCode }, formatCsvFile(priceColumns, prices));
    for (const product of products)
      addYaml(
        { type: 'product', htlCode, dinCode, prodCode: product.prodCode },
        productFileSchema,
        encodeProduct(product, names),
      );
    for (const policy of catalogue.policies.filter((candidate) => candidate.dinCode === dinCode))
      addYaml({ type: 'policy', htlCode, dinCode, version: policy.version }, policyFileSchema, policy);
  }
  for (const promotion of catalogue.promotions)
    addYaml({ type: 'promotion', ...promotion }, promotionFileSchema, encodePromotion(promotion, names));
  files.set('pictures.yaml', names.formatFile());
  return { files, originals: names.originals };
}
