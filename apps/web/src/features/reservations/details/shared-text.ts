import { decodeVisit } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { visitText } from '../../../lib/format';
import type { Translations } from '../../../lib/i18n';
import { wireText } from '../../../lib/text-for';
import { formatParty } from '../steps/visit-summary';

/** Formats venue, visit and party size for sharing, without names or access to the reservation. */
export const formatSharedText = (translations: Translations, info: ResvInfo): string =>
  [
    `${wireText(translations, info, 'dinName')} · ${wireText(translations, info, 'htlName')}`,
    [
      visitText(translations, decodeVisit(info.resvDate)),
      info.resvType === 'pickup' ? '' : formatParty(translations, { adults: info.resvAdultCnt, kids: info.resvKidCnt }),
    ]
      .filter(Boolean)
      .join(' · '),
    wireText(translations, info, 'prodName'),
    [wireText(translations, info, 'dinLoc'), info.dinTel].filter(Boolean).join(' · '),
  ].join('\n');
