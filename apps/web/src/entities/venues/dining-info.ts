import type { DbProp } from '@dining/contract/site/app/app-data';
import type { Translations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';

export interface DiningInfo {
  readonly hours: string;
  readonly seats: string;
  readonly location: string;
  readonly phone: string;
}

/** Returns the values of the list `DINING_INFO` of the app data (decision 60). */
export function getDiningInfo(translations: Translations, lists: readonly DbProp[]): DiningInfo {
  const list = lists.find(({ propName }) => propName === 'DINING_INFO')?.propAttrList ?? [];
  const localize = (name: string): string => {
    const attribute = list.find(({ propAttrValue }) => propAttrValue === name);
    return attribute === undefined ? '' : localizeField(translations, attribute, 'propAttrDesc');
  };
  return {
    hours: localize('HOURS'),
    seats: localize('SEATS'),
    location: localize('LOCATION'),
    phone: localize('PHONE'),
  };
}
