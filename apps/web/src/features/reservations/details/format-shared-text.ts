import { decodeVisit } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { formatVisit } from '../../../lib/format';
import type { Translations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';
import { formatParty } from '../steps/visit-summary';

export const formatSharedText = (translations: Translations, info: ResvInfo): string =>
  [
    `${localizeField(translations, info, 'dinName')} · ${localizeField(translations, info, 'htlName')}`,
    [
      formatVisit(translations, decodeVisit(info.resvDate)),
      info.resvType === 'pickup' ? '' : formatParty(translations, { adults: info.resvAdultCnt, kids: info.resvKidCnt }),
    ]
      .filter(Boolean)
      .join(' · '),
    localizeField(translations, info, 'prodName'),
    [localizeField(translations, info, 'dinLoc'), info.dinTel].filter(Boolean).join(' · '),
  ].join('\n');
