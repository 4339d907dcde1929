import { decodeVisit } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { formatFacts, formatVisit } from '../../../lib/format';
import type { Translations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';
import { formatParty } from '../steps/visit-summary';

export const formatSharedText = (translations: Translations, reservation: ResvInfo): string =>
  [
    formatFacts(translations, [
      localizeField(translations, reservation, 'dinName'),
      localizeField(translations, reservation, 'htlName'),
    ]),
    formatFacts(translations, [
      formatVisit(translations, decodeVisit(reservation.resvDate)),
      reservation.resvType === 'pickup'
        ? ''
        : formatParty(translations, { adults: reservation.resvAdultCnt, kids: reservation.resvKidCnt }),
    ]),
    localizeField(translations, reservation, 'prodName'),
    formatFacts(translations, [localizeField(translations, reservation, 'dinLoc'), reservation.dinTel]),
  ].join('\n');
