import { resolvePeriod } from '@dining/contract/catalogue/dates';
import { checkChange, getPolicyKey, getTermsKey, mergeCatalogues } from '@dining/domain/catalogue/check-catalogue';
import { checkLine } from '@dining/domain/catalogue/check-lines';
import type {
  Catalogue,
  DocumentPicture,
  HotelDocument,
  JoiningCouponDocument,
  MenuDocument,
  ProductDocument,
  PromotionDocument,
  VenueDocument,
} from '@dining/domain/catalogue/documents';
import { formatIssuePlace } from '@dining/domain/catalogue/format-issue-place';
import { toNameValues } from '@dining/domain/catalogue/issue-values';
import type { CatalogueIssueCode, DocumentKey, DocumentPath } from '@dining/domain/catalogue/issues';
import { keepProductCategories } from '@dining/domain/catalogue/keep-categories';
import { originalBytesLimit } from '@dining/domain/pictures/catalogue-pictures';
import { type DinCode, type DinRoomCode, type HtlCode, type ProdCode, toCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { CatalogueFiles } from './folder';
import {
  type FolderPictures,
  findHash,
  type ImportedPicture,
  indexLibrary,
  listImportedPictures,
} from './folder-pictures';
import {
  type FileContents,
  type FileIssue,
  type GetLine,
  type ParsedFile,
  type ParsedFiles,
  parseCatalogueFiles,
} from './parse-files';
import { createPriceList, type FileLocation, formatPriceCode, type ListedPrices, type PriceList } from './price-list';
import { readStock } from './read-stock';

export type LocatedPicture = ImportedPicture & { readonly location: FileLocation };

export type ReadCatalogueResult =
  | {
      readonly ok: true;
      readonly catalogue: Catalogue;
      /** Returns the file and line of a place in a document. */
      readonly locate: (document: DocumentKey, path: DocumentPath) => FileLocation;
      readonly pictures: readonly LocatedPicture[];
      /** Originals of the folder that `pictures.yaml` does not name. */
      readonly unusedOriginals: readonly string[];
    }
  | { readonly ok: false; readonly issues: readonly FileIssue[] };

type Locate = (path: DocumentPath) => FileLocation;

interface ReadContext {
  readonly today: SeoulDate;
  /** The catalogue in the database. */
  readonly stored: Catalogue;
  readonly parsed: ParsedFiles;
  readonly issues: FileIssue[];
  /** Finds the places of documents in the files, by the key of the document. */
  readonly locations: Map<string, Locate>;
  readonly pictures: ReadonlyMap<string, DocumentPicture>;
  readonly prices: PriceList;
}

const formatKey = ({ kind, code }: DocumentKey): string => `${kind} ${code}`;

const locateIn =
  ({ path, getLine }: { readonly path: string; readonly getLine: GetLine }): Locate =>
  (documentPath) => ({ file: path, line: getLine(documentPath) });

function report(
  { issues }: Pick<ReadContext, 'issues'>,
  location: FileLocation,
  code: CatalogueIssueCode,
  path: DocumentPath,
  values: Readonly<Record<string, string | number>> = {},
): void {
  issues.push({ ...location, code, field: formatIssuePlace(path), values });
}

const noFolderPictures: FolderPictures = { originals: new Map(), library: [] };
const noPicture: DocumentPicture = { path: '', alt: { default: '' } };

function findPicture(
  context: ReadContext,
  file: { readonly path: string; readonly getLine: GetLine },
  name: string,
  path: DocumentPath,
): DocumentPicture {
  const picture = context.pictures.get(name);
  if (picture === undefined) report(context, locateIn(file)(path), 'reference_unknown', path, { code: name });
  return picture ?? noPicture;
}

/** Reads `pictures.yaml`: the pictures by name, and those whose originals are in the folder. */
function readPictures(
  { parsed, stored, issues }: Pick<ReadContext, 'parsed' | 'stored' | 'issues'>,
  folderPictures: FolderPictures,
): { readonly pictures: Map<string, DocumentPicture>; readonly imported: readonly LocatedPicture[] } {
  const pictures = new Map<string, DocumentPicture>();
  const [parsedFile] = parsed.pictures;
  if (parsedFile === undefined) return { pictures, imported: [] };
  const locate = locateIn(parsedFile);
  const entries = Object.entries(parsedFile.content);
  const htlCodes: ReadonlySet<string> = new Set([
    ...stored.hotels.map(({ htlCode }) => htlCode),
    ...parsed.hotel.map(({ file }) => file.htlCode),
  ]);
  const findStored = indexLibrary(folderPictures.library);
  for (const [name, entry] of entries) {
    const { path, file, hotel, alt } = entry;
    pictures.set(name, { path: path ?? '', alt });
    if (file === undefined || hotel === undefined) continue;
    for (const issue of checkLine(alt, [name, 'alt']))
      report({ issues }, locate(issue.path), issue.code, issue.path, issue.values);
    const sha256 = findHash(entry, folderPictures.originals);
    const isStored = sha256 !== undefined && sha256 !== null && findStored(hotel, sha256) !== undefined;
    if (!folderPictures.originals.has(file) && !isStored)
      report({ issues }, locate([name, 'file']), 'picture_file_missing', [name, 'file'], { file });
    if (sha256 === null)
      report({ issues }, locate([name, 'file']), 'picture_file_too_large', [name, 'file'], {
        file,
        megabytes: originalBytesLimit / 1024 / 1024,
      });
    if (!htlCodes.has(hotel))
      report({ issues }, locate([name, 'hotel']), 'reference_unknown', [name, 'hotel'], { code: hotel });
  }
  const imported = listImportedPictures(entries, folderPictures).map((picture) => ({
    ...picture,
    location: locate([picture.names[0] ?? '', 'file']),
  }));
  for (const { names, path } of imported)
    for (const name of names) pictures.set(name, { path, alt: pictures.get(name)?.alt ?? noPicture.alt });
  return { pictures, imported };
}

function readHotel(context: ReadContext, parsedFile: ParsedFile<'hotel'>): HotelDocument {
  const { file, content } = parsedFile;
  context.locations.set(formatKey({ kind: 'hotel', code: file.htlCode }), locateIn(parsedFile));
  return {
    ...content,
    htlCode: file.htlCode,
    photos: content.photos.map(({ kind, picture }, index) => ({
      kind,
      ...findPicture(context, parsedFile, picture, ['photos', index, 'picture']),
    })),
  };
}

function readVenue(context: ReadContext, parsedFile: ParsedFile<'venue'>): VenueDocument {
  const { file, content } = parsedFile;
  const { htlCode, dinCode } = file;
  const stored = context.stored.venues.find((venue) => venue.dinCode === dinCode);
  const stockFile = context.parsed.stock.find((candidate) => candidate.file.dinCode === dinCode);
  const { getRow, ...stock } =
    stockFile === undefined && stored !== undefined
      ? { stock: stored.stock, seasons: stored.seasons, dayStock: stored.dayStock, getRow: () => undefined }
      : readStock(stockFile?.content ?? [], context.today);
  context.locations.set(formatKey({ kind: 'venue', code: dinCode }), (path) => {
    const row = getRow(path);
    return row === undefined || stockFile === undefined
      ? locateIn(parsedFile)(path)
      : { file: stockFile.path, line: stockFile.getLine([row]) };
  });
  const photos = content.photos.map((name, index) => findPicture(context, parsedFile, name, ['photos', index]));
  return {
    ...content,
    dinCode,
    htlCode,
    photos,
    introPicture:
      content.introPicture === undefined
        ? (photos[0]?.path ?? '')
        : findPicture(context, parsedFile, content.introPicture, ['introPicture']).path,
    rooms: content.rooms.map((room, index) => ({
      ...room,
      dinRoomCode: toCode<DinRoomCode>(room.dinRoomCode),
      picture:
        room.picture === null ? null : findPicture(context, parsedFile, room.picture, ['rooms', index, 'picture']),
    })),
    ...stock,
  };
}

/** Reads a `stock.csv` without its `venue.yaml`: the stored venue with the stock of the file. */
function readStockOnly(context: ReadContext, parsedFile: ParsedFile<'stock'>): VenueDocument[] {
  const { htlCode, dinCode } = parsedFile.file;
  if (context.parsed.venue.some(({ file }) => file.dinCode === dinCode)) return [];
  const stored = context.stored.venues.find((venue) => venue.dinCode === dinCode && venue.htlCode === htlCode);
  if (stored === undefined) {
    report(context, { file: parsedFile.path, line: 1 }, 'reference_unknown', [], { code: dinCode });
    return [];
  }
  const { getRow, ...stock } = readStock(parsedFile.content, context.today);
  context.locations.set(formatKey({ kind: 'venue', code: dinCode }), (path) => ({
    file: parsedFile.path,
    line: parsedFile.getLine([getRow(path) ?? -1]),
  }));
  return [{ ...stored, ...stock }];
}

function readMenus(context: ReadContext, parsedFile: ParsedFile<'menus'>): MenuDocument[] {
  const { file, content } = parsedFile;
  return content.map((menu, index): MenuDocument => {
    const listed = context.prices.find('', String(menu.menuIndex));
    const locate: Locate = (path) => listed?.locate(path) ?? locateIn(parsedFile)([index, ...path]);
    context.locations.set(formatKey({ kind: 'menu', code: String(menu.menuIndex) }), locate);
    const stored = context.stored.menus.find(({ menuIndex }) => menuIndex === menu.menuIndex);
    const price = listed?.usual?.price ?? stored?.price;
    if (price === undefined) report(context, locate(['menuIndex']), 'price_missing', [index, 'menuIndex']);
    return {
      ...menu,
      dinCode: file.dinCode,
      price: price ?? 1,
      picture: menu.picture === null ? '' : findPicture(context, parsedFile, menu.picture, [index, 'picture']).path,
    };
  });
}

function resolveDays(
  { fromDay, toDay }: { readonly fromDay: string; readonly toDay: string },
  today: SeoulDate,
): { readonly fromDay: SeoulDate; readonly toDay: SeoulDate } {
  const { from, to } = resolvePeriod(fromDay, toDay, today);
  return { fromDay: from ?? fromDay, toDay: to ?? toDay };
}

function readProduct(context: ReadContext, parsedFile: ParsedFile<'product'>): ProductDocument {
  const { file, content } = parsedFile;
  const { htlCode, dinCode, prodCode } = file;
  const stored = context.stored.products.find((product) => product.prodCode === prodCode);
  const ownPrices = context.prices.find(prodCode, '');
  const listedPrices = content.options.map(({ menuIndex }) => context.prices.find(prodCode, String(menuIndex)));
  context.locations.set(formatKey({ kind: 'product', code: prodCode }), (path) => {
    const [field, index, ...rest] = path;
    const location = field === 'options' ? listedPrices[Number(index)]?.locate(rest) : ownPrices?.locate(path);
    return location ?? locateIn(parsedFile)(path);
  });
  const photos = content.photos.map(({ picture, photoType }, index) => ({
    photoType,
    ...findPicture(context, parsedFile, picture, ['photos', index, 'picture']),
  }));
  const sale = resolvePeriod(content.saleFrom, content.saleTo, context.today);
  const discount = resolvePeriod(content.discountFrom, content.discountTo, context.today);
  return {
    ...content,
    htlCode,
    dinCode,
    prodCode,
    price: ownPrices?.usual?.price ?? stored?.price ?? 0,
    dayPrices: ownPrices?.dayPrices ?? stored?.dayPrices ?? [],
    saleFrom: sale.from,
    saleTo: sale.to,
    discountFrom: discount.from,
    discountTo: discount.to,
    bannerPicture:
      content.bannerPicture === undefined
        ? (photos[0]?.path ?? '')
        : findPicture(context, parsedFile, content.bannerPicture, ['bannerPicture']).path,
    photos,
    dayLimits: content.dayLimits.map((row) => ({ ...row, ...resolveDays(row, context.today) })),
    notSale: content.notSale.map((row) => resolveDays(row, context.today)),
    options: content.options.map((option, index) => {
      const listed = listedPrices[index];
      const known = stored?.options.find(({ menuIndex }) => menuIndex === option.menuIndex);
      const usual = listed?.usual ?? known;
      const path = ['options', index, 'menuIndex'];
      if (usual === undefined) report(context, locateIn(parsedFile)(path), 'price_missing', path);
      return {
        ...option,
        price: usual?.price ?? 1,
        dayPrices: listed?.dayPrices ?? known?.dayPrices ?? [],
        discountRate: usual?.discountRate ?? 0,
      };
    }),
    questions: content.questions.map((question, index) => ({
      ...question,
      prodQsCode: question.prodQsCode ?? `Q${prodCode}-${index + 1}`,
    })),
  };
}

/** Reads the rows of a `prices.csv` that are about stored menus and products without files of their own. */
function readPricesOnly(
  context: ReadContext,
  lists: readonly ListedPrices[],
): { readonly menus: readonly MenuDocument[]; readonly products: readonly ProductDocument[] } {
  const menus = new Map<number, MenuDocument>();
  const products = new Map<string, ProductDocument>();
  const readKeys = new Set(context.locations.keys());
  const locatePrices = (key: DocumentKey, listed: ListedPrices, start: DocumentPath): void => {
    const locateOther = context.locations.get(formatKey(key)) ?? (() => listed.location);
    context.locations.set(formatKey(key), (path) => {
      const isInside = start.every((part, index) => path[index] === part);
      return (isInside ? listed.locate(path.slice(start.length)) : undefined) ?? locateOther(path);
    });
  };
  for (const listed of lists) {
    const { dinCode, usual } = listed;
    const menuIndex = Number(listed.menu);
    const key: DocumentKey =
      listed.product === '' ? { kind: 'menu', code: listed.menu } : { kind: 'product', code: listed.product };
    const menu = menus.get(menuIndex) ?? context.stored.menus.find((stored) => stored.menuIndex === menuIndex);
    const product =
      products.get(listed.product) ?? context.stored.products.find((stored) => stored.prodCode === listed.product);
    const place = product?.options.findIndex((option) => option.menuIndex === menuIndex) ?? -1;
    // Without rows for days, the stored prices of days stay.
    const changes = {
      ...(usual !== undefined && { price: usual.price }),
      ...(listed.dayPrices.length > 0 && { dayPrices: listed.dayPrices }),
    };
    if (readKeys.has(formatKey(key))) {
      report(context, listed.location, 'reference_unknown', [], { code: formatPriceCode(listed) });
    } else if (listed.product === '' && menu?.dinCode === dinCode) {
      menus.set(menuIndex, { ...menu, price: usual?.price ?? menu.price });
      locatePrices(key, listed, []);
    } else if (product?.dinCode === dinCode && listed.menu === '') {
      products.set(product.prodCode, { ...product, ...changes });
      locatePrices(key, listed, []);
    } else if (product?.dinCode === dinCode && place !== -1) {
      const discount = usual !== undefined && { discountRate: usual.discountRate };
      const options = product.options.map((option, index) =>
        index === place ? { ...option, ...changes, ...discount } : option,
      );
      products.set(product.prodCode, { ...product, options });
      locatePrices(key, listed, ['options', place]);
    } else {
      report(context, listed.location, 'reference_unknown', [], { code: formatPriceCode(listed) });
    }
  }
  return { menus: [...menus.values()], products: [...products.values()] };
}

function readPromotion(context: ReadContext, parsedFile: ParsedFile<'promotion'>): PromotionDocument {
  const { file, content } = parsedFile;
  context.locations.set(formatKey({ kind: 'promotion', code: file.promCode }), locateIn(parsedFile));
  const period = resolvePeriod(content.startsOn, content.endsOn, context.today);
  const banner = findPicture(context, parsedFile, content.banner, ['banner']);
  return {
    ...content,
    htlCode: file.htlCode,
    promCode: file.promCode,
    dinCode: content.dinCode === null ? null : toCode<DinCode>(content.dinCode),
    prodCode: content.prodCode === null ? null : toCode<ProdCode>(content.prodCode),
    startsOn: period.from,
    endsOn: period.to,
    banner,
    bannerMobile:
      content.bannerMobile === undefined
        ? banner.path
        : findPicture(context, parsedFile, content.bannerMobile, ['bannerMobile']).path,
  };
}

/** Returns a function that gives a new version the number after the highest one of files and database. */
function createNumbering(known: ReadonlyMap<string, number>, stated: readonly (number | undefined)[]) {
  let highest = Math.max(0, ...known.values(), ...stated.map((number) => number ?? 0));
  return (code: string, statedNumber: number | undefined): number => {
    const number = known.get(code) ?? statedNumber;
    if (number !== undefined) return number;
    highest += 1;
    return highest;
  };
}

function readTerms(context: ReadContext): Catalogue['terms'] {
  const files = context.parsed.terms;
  const assignNumber = createNumbering(
    new Map(context.stored.terms.map((document) => [getTermsKey(document).code, document.termsSeq])),
    files.map(({ content }) => content.termsSeq),
  );
  return files.map((parsedFile) => {
    const { htlCode, termsTypeCode, version } = parsedFile.file;
    const document = { ...parsedFile.content, htlCode, termsTypeCode, version, termsSeq: 0 };
    const key = getTermsKey(document);
    context.locations.set(formatKey(key), locateIn(parsedFile));
    return { ...document, termsSeq: assignNumber(key.code, parsedFile.content.termsSeq) };
  });
}

function readPolicies(context: ReadContext): Catalogue['policies'] {
  const files = context.parsed.policy;
  const assignNumber = createNumbering(
    new Map(context.stored.policies.map((document) => [getPolicyKey(document).code, document.payPlcySeq])),
    files.map(({ content }) => content.payPlcySeq),
  );
  return files.map((parsedFile) => {
    const { dinCode, version } = parsedFile.file;
    const document = { ...parsedFile.content, dinCode, version, payPlcySeq: 0 };
    const key = getPolicyKey(document);
    context.locations.set(formatKey(key), locateIn(parsedFile));
    return { ...document, payPlcySeq: assignNumber(key.code, parsedFile.content.payPlcySeq) };
  });
}

function readGroup(context: ReadContext): Catalogue['group'] {
  const [parsedFile] = context.parsed.group;
  if (parsedFile === undefined) return { allergies: [], appProps: [], joiningCoupons: [] };
  context.locations.set(formatKey({ kind: 'group', code: '' }), locateIn(parsedFile));
  const { joiningCoupons, ...content }: FileContents['group'] = parsedFile.content;
  return {
    ...content,
    joiningCoupons: joiningCoupons.map(
      (coupon): JoiningCouponDocument => ({ ...coupon, htlCode: toCode<HtlCode>(coupon.htlCode) }),
    ),
  };
}

/**
 * Adds the stored products without a file whose categories are at other places in the new list of their venue, so that
 * these products keep their categories.
 */
function keepOtherProducts(context: ReadContext, catalogue: Catalogue): Catalogue {
  const { stored, parsed } = context;
  const importedCodes = new Set<string>(parsed.product.map(({ file }) => file.prodCode));
  const others = mergeCatalogues(stored, catalogue).products.filter(({ prodCode }) => !importedCodes.has(prodCode));
  const moved = parsed.venue.flatMap((parsedFile): readonly ProductDocument[] => {
    const { dinCode } = parsedFile.file;
    const kept = keepProductCategories(stored, { ...catalogue, products: others }, dinCode);
    if (!kept.ok) {
      report(context, locateIn(parsedFile)(['categories']), kept.error, ['categories'], toNameValues(kept.name));
      return [];
    }
    return kept.value.products.filter((product) => !others.includes(product));
  });
  const movedCodes = new Set(moved.map(({ prodCode }) => prodCode));
  return {
    ...catalogue,
    products: [...catalogue.products.filter(({ prodCode }) => !movedCodes.has(prodCode)), ...moved],
  };
}

/**
 * Reads the documents of a catalogue from files, which may refer to documents of the `stored` one. Relative days count
 * from `today`. Returns the errors with their file and line: those of the format, or else all rules that the documents
 * break, or that stored documents would break afterwards.
 */
export function readCatalogue(
  files: CatalogueFiles,
  today: SeoulDate,
  stored: Catalogue,
  folderPictures: FolderPictures = noFolderPictures,
): ReadCatalogueResult {
  const { parsed, issues: formatIssues } = parseCatalogueFiles(files);
  // Without the files that are not valid, references to them would be reported as unknown.
  if (formatIssues.length > 0) return { ok: false, issues: formatIssues };
  const issues: FileIssue[] = [];
  const { pictures, imported } = readPictures({ parsed, stored, issues }, folderPictures);
  const context: ReadContext = {
    today,
    stored,
    parsed,
    issues,
    locations: new Map(),
    pictures,
    prices: createPriceList(parsed, today),
  };
  for (const row of context.prices.repeated)
    report(context, row.location, 'code_repeated', [], { code: formatPriceCode(row) });
  const menus = parsed.menus.flatMap((file) => readMenus(context, file));
  const products = parsed.product.map((file) => readProduct(context, file));
  const priced = readPricesOnly(context, context.prices.listUnused());
  const documents: Catalogue = {
    group: readGroup(context),
    hotels: parsed.hotel.map((file) => readHotel(context, file)),
    venues: [
      ...parsed.venue.map((file) => readVenue(context, file)),
      ...parsed.stock.flatMap((file) => readStockOnly(context, file)),
    ],
    menus: [...menus, ...priced.menus],
    products: [...products, ...priced.products],
    promotions: parsed.promotion.map((file) => readPromotion(context, file)),
    terms: readTerms(context),
    policies: readPolicies(context),
  };
  const catalogue = keepOtherProducts(context, documents);
  const locate = (document: DocumentKey, path: DocumentPath): FileLocation =>
    context.locations.get(formatKey(document))?.(path) ?? { file: formatKey(document), line: 1 };
  const isRead = (document: DocumentKey): boolean => context.locations.has(formatKey(document));
  for (const { document, path, code, values } of checkChange(stored, mergeCatalogues(stored, catalogue), isRead))
    report(context, locate(document, path), code, path, values);
  if (issues.length > 0) return { ok: false, issues };
  const named = new Set(parsed.pictures.flatMap(({ content }) => Object.values(content).map(({ file }) => file)));
  const unusedOriginals = [...folderPictures.originals.keys()].filter((file) => !named.has(file));
  return { ok: true, catalogue, locate, pictures: imported, unusedOriginals };
}
