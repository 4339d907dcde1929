import { encodeText } from '@dining/contract/codecs/text';
import type { DbProp } from '@dining/contract/site/app/app-data';
import { areaCodes } from '@dining/domain/shared/phone';
import type { Directory } from '../../../booking/catalogue/catalogue';

const createPlainValue = (value: string) => ({
  propAttrValue: value,
  ...encodeText('propAttrDesc', { default: value }),
});

/**
 * Lists the properties of the group. Adds the holidays from the start of `year` on, the years from `year` on whose
 * holidays are known, and the default area codes if the group has none.
 */
export function listDbProps(directory: Directory, year: string): DbProp[] {
  const lists = new Map<string, DbProp>();
  for (const { propName, value, description } of directory.props) {
    const list = lists.get(propName) ?? { propName, propAttrList: [] };
    list.propAttrList.push({ propAttrValue: value, ...encodeText('propAttrDesc', description) });
    lists.set(propName, list);
  }
  const { calendar, days } = directory.holidays;
  lists.set('HOLIDAY', {
    propName: 'HOLIDAY',
    propAttrList: days
      .filter(({ day }) => day >= `${year}-01-01`)
      .map(({ day, name }) => ({ propAttrValue: day, ...encodeText('propAttrDesc', name) })),
  });
  lists.set('HOLIDAY_YEAR', {
    propName: 'HOLIDAY_YEAR',
    propAttrList: [...calendar.years]
      .filter((knownYear) => knownYear >= Number(year))
      .map((knownYear) => createPlainValue(String(knownYear))),
  });
  if (!lists.has('AREA_CODE'))
    lists.set('AREA_CODE', { propName: 'AREA_CODE', propAttrList: areaCodes.map(createPlainValue) });
  return [...lists.values()];
}
