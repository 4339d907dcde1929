import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { mainPage } from '@dining/contract/venues';
import { asCode, type HtlCode } from '@dining/domain/shared/codes';
import { languageNames, languages, type WireLanguage } from '@dining/domain/shared/language';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import { FinishedJson } from '../../http/mount';
import { madeFrom } from '../../stores/cache';
import type { HotelCatalogue } from '../../stores/catalogue';
import type { Who } from '../../stores/who';
import { mainPageOf } from './main-page';

const compress = promisify(brotliCompress);
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

/** A main page as finished bytes: the part that all see, and the whole answer for a visitor whom nobody knows. */
interface MainBytes {
  readonly part: Buffer;
  forVisitors: FinishedJson;
}

const closing = (who: Who): Buffer => Buffer.from(`,${JSON.stringify(who).slice(1)}`);

function bytesOf(source: HotelCatalogue, htlCode: HtlCode, langCode: string, now: Date): MainBytes {
  const language = languages.find((one) => languageNames[one].wire === langCode);
  const page = mainPage.result.shape.result.parse(mainPageOf(htlCode, source, { now, language }));
  const part = Buffer.from(`{"result":${JSON.stringify(page)}`);
  const whole = Buffer.concat([part, closing({ guestYn: 'N' })]);
  const bytes: MainBytes = { part, forVisitors: new FinishedJson(whole) };
  // Until it is compressed, the first few get it as it is.
  compress(whole, options).then(
    (brotli) => {
      bytes.forVisitors = new FinishedJson(whole, brotli);
    },
    () => undefined,
  );
  return bytes;
}

/** Answers of POST /main: made once for each catalogue, hotel, language and day (promotions end at midnight). */
export function mainAnswers(now: () => Date) {
  const made = madeFrom((source: HotelCatalogue, key: string) => {
    const [, htlCode = '', langCode = ''] = key.split(' ');
    return bytesOf(source, asCode<HtlCode>(htlCode), langCode, now());
  });
  return (source: HotelCatalogue, htlCode: HtlCode, langCode: WireLanguage | undefined, who: Who): FinishedJson => {
    const bytes = made(source, `${todayInSeoul(now())} ${htlCode} ${langCode ?? ''}`);
    const isNobody = who.userDetails === undefined && who.guestYn === 'N';
    return isNobody ? bytes.forVisitors : new FinishedJson(Buffer.concat([bytes.part, closing(who)]));
  };
}
