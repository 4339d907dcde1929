import { codePattern } from '@dining/contract/catalogue/files';
import { type TermsTypeCode, termsTypeCodes } from '@dining/domain/catalogue/documents';
import { type DinCode, type HtlCode, type ProdCode, type PromCode, toCode } from '@dining/domain/shared/codes';

/** The text files of a catalogue: paths relative to its folder, with `/`, and contents. */
export type CatalogueFiles = ReadonlyMap<string, string>;

/** A file of the catalogue, as its path says. */
export type CatalogueFile =
  | { readonly type: 'group' }
  | { readonly type: 'pictures' }
  | { readonly type: 'hotel'; readonly htlCode: HtlCode }
  | {
      readonly type: 'terms';
      readonly htlCode: HtlCode;
      readonly termsTypeCode: TermsTypeCode;
      readonly version: string;
    }
  | { readonly type: 'promotion'; readonly htlCode: HtlCode; readonly promCode: PromCode }
  | {
      readonly type: 'venue' | 'menus' | 'stock' | 'prices';
      readonly htlCode: HtlCode;
      readonly dinCode: DinCode;
    }
  | { readonly type: 'product'; readonly htlCode: HtlCode; readonly dinCode: DinCode; readonly prodCode: ProdCode }
  | { readonly type: 'policy'; readonly htlCode: HtlCode; readonly dinCode: DinCode; readonly version: string };

const venueFiles = {
  venue: 'venue',
  menus: 'menus',
  'stock.csv': 'stock',
  'prices.csv': 'prices',
} as const;
const isVenueFile = (name: string): name is keyof typeof venueFiles => Object.hasOwn(venueFiles, name);

const versionPattern = /^[\w.-]{1,40}$/;

/** Returns the name of a YAML or JSON file without its ending, or undefined for another file. JSON is valid YAML. */
const getBaseName = (name: string): string | undefined => /^(.+)\.(?:yaml|json)$/.exec(name)?.[1];

function parseHotelPath(
  htlCode: HtlCode,
  [folder = '', name = '', ...rest]: readonly string[],
): CatalogueFile | undefined {
  if (getBaseName(folder) === 'hotel' && name === '') return { type: 'hotel', htlCode };
  const baseName = getBaseName(name);
  if (folder === 'promotions' && baseName !== undefined && codePattern.test(baseName) && rest.length === 0)
    return { type: 'promotion', htlCode, promCode: toCode<PromCode>(baseName) };
  if (folder === 'terms' && baseName !== undefined && rest.length === 0) {
    const termsTypeCode = termsTypeCodes.find((code) => baseName.startsWith(`${code}-`));
    const version = baseName.slice('TT0001-'.length);
    if (termsTypeCode !== undefined && versionPattern.test(version))
      return { type: 'terms', htlCode, termsTypeCode, version };
  }
  if (folder === 'venues' && codePattern.test(name)) return parseVenuePath(htlCode, toCode<DinCode>(name), rest);
  return undefined;
}

function parseVenuePath(
  htlCode: HtlCode,
  dinCode: DinCode,
  [name = '', child, ...rest]: readonly string[],
): CatalogueFile | undefined {
  if (child === undefined) {
    const fileName = getBaseName(name) ?? name;
    return isVenueFile(fileName) ? { type: venueFiles[fileName], htlCode, dinCode } : undefined;
  }
  const baseName = getBaseName(child);
  if (baseName === undefined || rest.length > 0) return undefined;
  if (name === 'products' && codePattern.test(baseName))
    return { type: 'product', htlCode, dinCode, prodCode: toCode<ProdCode>(baseName) };
  if (name === 'policies' && versionPattern.test(baseName))
    return { type: 'policy', htlCode, dinCode, version: baseName };
  return undefined;
}

/** Returns what a file of a catalogue contains, by its path; undefined if the format has no such file. */
export function parseCataloguePath(path: string): CatalogueFile | undefined {
  const baseName = getBaseName(path);
  if (baseName === 'group' || baseName === 'pictures') return { type: baseName };
  const [folder, code = '', ...rest] = path.split('/');
  return folder === 'hotels' && codePattern.test(code) ? parseHotelPath(toCode<HtlCode>(code), rest) : undefined;
}

/** Formats the path of a file of the catalogue. */
export function formatCataloguePath(file: CatalogueFile): string {
  if (file.type === 'group' || file.type === 'pictures') return `${file.type}.yaml`;
  const hotelFolder = `hotels/${file.htlCode}`;
  switch (file.type) {
    case 'hotel':
      return `${hotelFolder}/hotel.yaml`;
    case 'terms':
      return `${hotelFolder}/terms/${file.termsTypeCode}-${file.version}.yaml`;
    case 'promotion':
      return `${hotelFolder}/promotions/${file.promCode}.yaml`;
    case 'venue':
    case 'menus':
      return `${hotelFolder}/venues/${file.dinCode}/${file.type}.yaml`;
    case 'stock':
    case 'prices':
      return `${hotelFolder}/venues/${file.dinCode}/${file.type}.csv`;
    case 'product':
      return `${hotelFolder}/venues/${file.dinCode}/products/${file.prodCode}.yaml`;
    case 'policy':
      return `${hotelFolder}/venues/${file.dinCode}/policies/${file.version}.yaml`;
  }
}
