import { getMainPage } from '@dining/contract/site/venues';
import { languageNames, languages, type WireLanguage } from '@dining/domain/shared/language';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { HotelCatalogue } from '../../../booking/catalogue/catalogue';
import type { CurrentUser } from '../../../http/current-user';
import { SerializedJson } from '../../../http/serialized-json';
import { createDerivedCache } from '../../../lib/cache';
import type { Hotel } from '../../../stores/hotels/hotels';
import { mainPageToWire } from './main-page';

interface MainPageBytes {
  /** The JSON without the current user and the closing brace. */
  readonly resultBytes: Buffer;
  readonly visitorAnswer: SerializedJson;
}

const createUserBytes = (currentUser: CurrentUser): Buffer => Buffer.from(`,${JSON.stringify(currentUser).slice(1)}`);

function createMainPageBytes(
  catalogue: HotelCatalogue,
  hotel: Hotel,
  langCode: WireLanguage | undefined,
  now: Date,
): MainPageBytes {
  const language = languages.find((candidate) => languageNames[candidate].wire === langCode);
  const page = getMainPage.result.shape.result.parse(mainPageToWire(hotel, catalogue, { now, language }));
  const resultBytes = Buffer.from(`{"result":${JSON.stringify(page)}`);
  return {
    resultBytes,
    visitorAnswer: SerializedJson.createCompressed(Buffer.concat([resultBytes, createUserBytes({ guestYn: 'N' })])),
  };
}

/** Caches the responses of POST /main by catalogue, hotel, language and day, because promotions end at midnight. */
export function createMainPageCache(clock: () => Date) {
  const cacheBytes = createDerivedCache<HotelCatalogue, MainPageBytes>();
  return (
    catalogue: HotelCatalogue,
    hotel: Hotel,
    langCode: WireLanguage | undefined,
    currentUser: CurrentUser,
  ): SerializedJson => {
    const now = clock();
    const key = `${getTodayInSeoul(now)} ${hotel.htlCode} ${langCode ?? ''}`;
    const { resultBytes, visitorAnswer } = cacheBytes(catalogue, key, () =>
      createMainPageBytes(catalogue, hotel, langCode, now),
    );
    const isAnonymous = currentUser.userDetails === undefined && currentUser.guestYn === 'N';
    return isAnonymous ? visitorAnswer : new SerializedJson(Buffer.concat([resultBytes, createUserBytes(currentUser)]));
  };
}
