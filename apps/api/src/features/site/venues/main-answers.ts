import { getMainPage } from '@dining/contract/site/venues';
import { languageNames, languages, type WireLanguage } from '@dining/domain/shared/language';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { HotelCatalogue } from '../../../booking/catalogue/catalogue';
import type { CurrentUser } from '../../../http/current-user';
import { SerializedJson } from '../../../http/serialized-json';
import { createDerivedCache } from '../../../lib/cache';
import type { Hotel } from '../../../stores/hotels/hotels';
import { mainPageToWire } from './main-page';

interface MainBytes {
  readonly part: Buffer;
  readonly forVisitors: SerializedJson;
}

const createClosing = (currentUser: CurrentUser): Buffer => Buffer.from(`,${JSON.stringify(currentUser).slice(1)}`);

function createMainBytes(
  source: HotelCatalogue,
  hotel: Hotel,
  langCode: WireLanguage | undefined,
  now: Date,
): MainBytes {
  const language = languages.find((one) => languageNames[one].wire === langCode);
  const page = getMainPage.result.shape.result.parse(mainPageToWire(hotel, source, { now, language }));
  const part = Buffer.from(`{"result":${JSON.stringify(page)}`);
  return { part, forVisitors: SerializedJson.createCompressed(Buffer.concat([part, createClosing({ guestYn: 'N' })])) };
}

/** Caches the answers of POST /main by catalogue, hotel, language and day, because promotions end at midnight. */
export function createMainAnswers(clock: () => Date) {
  const answers = createDerivedCache<HotelCatalogue, MainBytes>();
  return (
    source: HotelCatalogue,
    hotel: Hotel,
    langCode: WireLanguage | undefined,
    currentUser: CurrentUser,
  ): SerializedJson => {
    const now = clock();
    const key = `${getTodayInSeoul(now)} ${hotel.htlCode} ${langCode ?? ''}`;
    const { part, forVisitors } = answers(source, key, () => createMainBytes(source, hotel, langCode, now));
    const isNobody = currentUser.userDetails === undefined && currentUser.guestYn === 'N';
    return isNobody ? forVisitors : new SerializedJson(Buffer.concat([part, createClosing(currentUser)]));
  };
}
