import { textToWire } from '@dining/contract/codecs/text';
import { type AppData, type DbProp, getAppData } from '@dining/contract/site/app/app-data';
import { reportClientError } from '@dining/contract/site/app/client-error';
import { paymentPopup } from '@dining/domain/payments/method';
import { areaCodes } from '@dining/domain/shared/phone';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import { keptWith } from '../../../cache';
import { catalogueOf, type Directory } from '../../../catalogue';
import { FinishedJson } from '../../../http/finished-json';
import { whoIs } from '../../../http/who';
import type { Feature } from '../../feature';
import { takeClientError } from './client-error';

/** Spec §9 names it. No address of ours begins with it: what members upload stands under `/api/upload`. */
const publicUrl = '/public-url';

const plain = (value: string) => ({ propAttrValue: value, ...textToWire('propAttrDesc', { default: value }) });

/** The lists kept by staff, and those the site reads its rules' facts from: holidays from this year on, area codes. */
function dbPropList(directory: Directory, year: string): DbProp[] {
  const lists = new Map<string, DbProp>();
  for (const { propName, value, description } of directory.props) {
    const list = lists.get(propName) ?? { propName, propAttrList: [] };
    list.propAttrList.push({ propAttrValue: value, ...textToWire('propAttrDesc', description) });
    lists.set(propName, list);
  }
  const { calendar, days } = directory.holidays;
  lists.set('HOLIDAY', {
    propName: 'HOLIDAY',
    propAttrList: days
      .filter(({ day }) => day >= `${year}-01-01`)
      .map(({ day, name }) => ({ propAttrValue: day, ...textToWire('propAttrDesc', name) })),
  });
  lists.set('HOLIDAY_YEAR', {
    propName: 'HOLIDAY_YEAR',
    propAttrList: [...calendar.years].filter((known) => known >= Number(year)).map((known) => plain(String(known))),
  });
  if (!lists.has('AREA_CODE')) lists.set('AREA_CODE', { propName: 'AREA_CODE', propAttrList: areaCodes.map(plain) });
  return [...lists.values()];
}

/** GET /app/data and POST /app/clientError. The lists are kept as finished text: every page of the site starts with them. */
export const app: Feature = (mount, deps) => {
  const lists = keptWith<Directory, string>();
  mount(getAppData, async ({ visitor }) => {
    const directory = await catalogueOf(deps.database).directory();
    const year = todayInSeoul(deps.now()).slice(0, 4);
    const text = lists(directory, year, () =>
      JSON.stringify(getAppData.result.shape.dbPropList.parse(dbPropList(directory, year))),
    );
    const own: Omit<AppData, 'dbPropList'> = {
      publicUrl,
      paymentPopup,
      demoYn: deps.config.standIns ? 'Y' : 'N',
      weatherYn: deps.weather === undefined ? 'N' : 'Y',
      ...(await whoIs(deps.database.pool, visitor)),
    };
    return new FinishedJson(`{"dbPropList":${text},${JSON.stringify(own).slice(1)}`);
  });
  mount(reportClientError, takeClientError(deps.database.pool));
};
