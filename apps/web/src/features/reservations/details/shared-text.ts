import { visitFromWire } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { visitText } from '../../../lib/format';
import { wireText } from '../../../lib/text-for';
import { partyText } from '../steps/visit-summary';

/** Where, when and for how many, for those who come along: nobody's name, and nothing that opens the reservation. */
export const sharedText = (info: ResvInfo): string =>
  [
    `${wireText(info, 'dinName')} · ${wireText(info, 'htlName')}`,
    [
      visitText(visitFromWire(info.resvDate)),
      info.resvType === 'pickup' ? '' : partyText({ adults: info.resvAdultCnt, kids: info.resvKidCnt }),
    ]
      .filter(Boolean)
      .join(' · '),
    wireText(info, 'prodName'),
    [wireText(info, 'dinLoc'), info.dinTel].filter(Boolean).join(' · '),
  ].join('\n');
