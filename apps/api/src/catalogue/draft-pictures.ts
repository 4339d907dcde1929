import { uploadedPicturesPath } from '@dining/contract/codecs/uploaded-picture-path';
import type { FieldIssue } from '@dining/domain/catalogue/check-fields';
import type { Catalogue } from '@dining/domain/catalogue/documents';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { Queryable } from '../db/queryable';
import { findPicturePath, listForeignPictureIds, listPicturesById } from '../stores/pictures/pictures';

const pictureFields = new Set(['path', 'picture', 'introPicture', 'bannerPicture', 'bannerMobile']);
const uploaded = `${uploadedPicturesPath}/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})-`;
const uploadedPattern = new RegExp(`^${uploaded}`);

/** Returns the id of an uploaded picture in its path; undefined for other paths. */
export const findPictureId = (path: string): string | undefined => uploadedPattern.exec(path)?.[1];

/** Replaces each path of a picture in content; `place` is its field, such as `photos.0.path`. */
function mapPaths(value: unknown, replace: (path: string, place: string) => string, place = ''): unknown {
  if (Array.isArray(value))
    return value.map((part, index) => mapPaths(part, replace, place === '' ? `${index}` : `${place}.${index}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const fieldPlace = place === '' ? name : `${place}.${name}`;
      const isPath = typeof field === 'string' && field !== '' && pictureFields.has(name);
      return [name, isPath ? replace(field, fieldPlace) : mapPaths(field, replace, fieldPlace)];
    }),
  );
}

function listPaths(value: unknown): readonly string[] {
  const paths: string[] = [];
  mapPaths(value, (path) => {
    paths.push(path);
    return path;
  });
  return paths;
}

/** Paths of pictures by their ids. */
export type PicturePaths = ReadonlyMap<string, string>;

/** Finds the current paths of those pictures of a hotel to which the content refers. */
export async function findPicturePaths(db: Queryable, htlCode: HtlCode, content: object): Promise<PicturePaths> {
  const ids = [...new Set(listPaths(content).flatMap((path) => findPictureId(path) ?? []))];
  const pictures = ids.length === 0 ? [] : await listPicturesById(db, htlCode, ids);
  return new Map(
    pictures.flatMap((picture) => {
      const path = findPicturePath(picture);
      return path === undefined ? [] : [[picture.pictureId, path] as const];
    }),
  );
}

/** Returns the catalogue with these paths of pictures in all documents. Others stay the same objects. */
export function replacePicturePaths(catalogue: Catalogue, paths: PicturePaths): Catalogue {
  const findNewPath = (path: string): string | undefined => paths.get(findPictureId(path) ?? '');
  const replaceIn = <Document>(documents: readonly Document[]): readonly Document[] =>
    documents.map((document) =>
      listPaths(document).some((path) => (findNewPath(path) ?? path) !== path)
        ? (mapPaths(document, (path) => findNewPath(path) ?? path) as Document)
        : document,
    );
  return {
    ...catalogue,
    hotels: replaceIn(catalogue.hotels),
    venues: replaceIn(catalogue.venues),
    menus: replaceIn(catalogue.menus),
    products: replaceIn(catalogue.products),
    promotions: replaceIn(catalogue.promotions),
  };
}

/** Returns the documents of a hotel that show pictures. */
function listHotelDocuments({ hotels, venues, menus, products, promotions }: Catalogue, htlCode: HtlCode): unknown[] {
  const isOfHotel = (document: { readonly htlCode: HtlCode }): boolean => document.htlCode === htlCode;
  const hotelVenues = venues.filter(isOfHotel);
  const dinCodes = new Set(hotelVenues.map(({ dinCode }) => dinCode));
  return [
    hotels.filter(isOfHotel),
    hotelVenues,
    menus.filter(({ dinCode }) => dinCodes.has(dinCode)),
    products.filter(isOfHotel),
    promotions.filter(isOfHotel),
  ];
}

/**
 * Lists an issue for each field of a draft that refers to an uploaded picture of another hotel, unless the published
 * version already shows that picture. Such a reference would prevent the other hotel from deleting its picture.
 */
export async function findForeignPictures(
  db: Queryable,
  htlCode: HtlCode,
  content: object,
  published: object | null,
): Promise<readonly FieldIssue[]> {
  const listIds = (value: object | null): string[] =>
    [...JSON.stringify(value).matchAll(new RegExp(uploaded, 'g'))].flatMap(([, id]) => id ?? []);
  const publishedIds = new Set(listIds(published));
  const ids = [...new Set(listIds(content))].filter((id) => !publishedIds.has(id));
  const foreignIds = new Set(ids.length === 0 ? [] : await listForeignPictureIds(db, htlCode, ids));
  if (foreignIds.size === 0) return [];
  const issues: FieldIssue[] = [];
  mapPaths(content, (path, place) => {
    if (foreignIds.has(findPictureId(path) ?? '')) issues.push({ path: place, code: 'picture_missing' });
    return path;
  });
  return issues.length > 0 ? issues : [{ path: '', code: 'picture_missing' }];
}

/**
 * Returns content with the current paths of its pictures. A path is that of an uploaded picture of the hotel, or one
 * that the hotel shows already; every other one is an issue at its field.
 */
export function resolvePictures<Content extends object>(
  content: Content,
  paths: PicturePaths,
  catalogue: Catalogue,
  htlCode: HtlCode,
): { readonly content: Content; readonly issues: readonly FieldIssue[] } {
  const issues: FieldIssue[] = [];
  let known: ReadonlySet<string> | undefined;
  const isKnown = (path: string): boolean => {
    known ??= new Set(listPaths(listHotelDocuments(catalogue, htlCode)));
    return known.has(path);
  };
  const resolved = mapPaths(content, (path, place) => {
    const id = findPictureId(path);
    const current = id === undefined ? undefined : paths.get(id);
    if (current !== undefined) return current;
    if (!isKnown(path)) issues.push({ path: place, code: 'picture_missing' });
    return path;
  });
  return { content: resolved as Content, issues };
}
