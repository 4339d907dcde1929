import { isAvif } from './avif';

/** Brands of HEIF files whose pictures are encoded with HEVC, as iPhones write them. */
const hevcBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];

/** Returns true for a HEIC file. No decoder of this product can read one. */
export function isHeic(source: Buffer): boolean {
  if (!isAvif(source)) return false;
  const typeBoxEnd = Math.min(source.readUInt32BE(0), 256);
  const brands = source.toString('latin1', 8, typeBoxEnd);
  return hevcBrands.some((brand) => brands.includes(brand)) && !brands.includes('avif');
}
