import { decodeVisit } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { formatFacts, formatVisit } from '../../../lib/format';
import type { Translations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';
import { formatParty } from '../steps/visit-summary';

export const formatSharedText = (translations: Translations, info: ResvInfo): string =>
  [
    formatFacts(translations, [
      localizeField(translations, info, 'dinName'),
      localizeField(translations, info, 'htlName'),
    ]),
    formatFacts(translations, [
      formatVisit(translations, decodeVisit(info.resvDate)),
      info.resvType === 'pickup' ? '' : formatParty(translations, { adults: info.resvAdultCnt, kids: info.resvKidCnt }),
    ]),
    localizeField(translations, info, 'prodName'),
    formatFacts(translations, [localizeField(translations, info, 'dinLoc'), info.dinTel]),
  ].join('\n');
