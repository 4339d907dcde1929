import { cancelAmountsToWire } from '@dining/contract/codecs/cancel-amounts';
import { flagToWire } from '@dining/contract/codecs/flag';
import { reservedMenuToWire } from '@dining/contract/codecs/reserved-menu';
import { textToWire } from '@dining/contract/codecs/text';
import { momentToWire, visitToWire } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { languageNames } from '@dining/domain/shared/language';
import type { StoredReservation } from '../../../stores/reservations/reservation-view';

const noText = { default: '' };

/** A stored reservation in the names of the wire (Spec §3 Reservation); whole, not masked. */
export function reservationToWire(stored: StoredReservation): ResvInfo {
  const { reservation: row } = stored;
  return {
    resvCode: row.resvCode,
    maskedYn: 'N',
    htlCode: row.htlCode,
    htlHmcCode: stored.hotel.htlHmcCode,
    ...textToWire('htlName', stored.hotel.name),
    dinCode: row.dinCode,
    ...textToWire('dinName', stored.venue.name),
    ...textToWire('dinLoc', stored.venue.location),
    dinTel: stored.venue.phone,
    prodCode: row.prodCode,
    ...textToWire('prodName', row.productName),
    dinRoomCode: row.dinRoomCode ?? '',
    ...textToWire('dinRoomName', stored.roomName ?? noText),
    resvUserName: row.bookerName,
    resvUserTel: row.bookerPhone,
    resvUserEmail: row.bookerEmail,
    visitName: row.visitorName,
    visitTel: row.visitorPhone,
    requestMatter: row.requestNote,
    resvDate: visitToWire({ date: row.visitDay, time: row.visitTime }),
    resvType: row.reservationType,
    resvLang: languageNames[row.language as keyof typeof languageNames].wire,
    resvAdultCnt: row.adults,
    resvKidCnt: row.kids,
    prodPickupNum: row.pickupQuantity,
    resvStatus: row.status,
    paymentDate: momentToWire(row.paidAt),
    resvCancelDate: momentToWire(row.cancelledAt),
    resvSetleType: row.payMethod === 'none' ? '' : row.payMethod,
    resvReceiptUrl: '',
    resvOrderAmnt: row.orderAmount,
    resvDistAmnt: row.productDiscount,
    resvMemberDistAmnt: row.memberDiscount,
    resvCpnAmnt: row.couponAmount,
    resvPointAmnt: row.pointAmount,
    resvSetleAmnt: row.payAmount,
    resvCancelYn: 'N',
    resvCancelFee: row.cancelFee ?? 0,
    resvRefundAmnt: row.refundAmount ?? 0,
    prodDepositYn: flagToWire(row.takesDeposit),
    prodSaleTimeZone: row.saleZone,
    prodPhotoList: stored.photos.map((photo) => ({
      filePath: photo.filePath,
      prodPhotoType: photo.photoType,
      ...textToWire('fileAlt', photo.alt),
    })),
    resvProdAddList: stored.lines.map(reservedMenuToWire),
    resvQsAllergyList: stored.allergies.map((allergy) => ({
      resvQsAllergyCode: allergy.allergyCode,
      resvQsAllergyYn: 'Y' as const,
      resvQsAllergyEtc: allergy.other,
      ...textToWire('allergyType', allergy.name),
    })),
    resvQsList: stored.answers.map((answer) => ({
      resvQsCode: answer.prodQsCode,
      ...textToWire('resvQsName', answer.name),
      resvQsType: answer.kind === 'text' ? ('qs' as const) : ('sel' as const),
      resvQsNeedYn: flagToWire(answer.required),
      resvQsAnsList: answer.answers.map((resvQsAns) => ({ resvQsAns })),
    })),
    ...textToWire('payCancelDesc', row.policy.description),
    resvLink: '',
  };
}

/** What only whoever may open a reservation is told of it. */
interface Opened {
  readonly resvLink: string;
  readonly resvReceiptUrl: string;
  /** What cancelling now would keep and give back; undefined where it can no longer be cancelled. */
  readonly cancelling: { readonly fee: number; readonly refund: number } | undefined;
}

/** The same for whoever may open it. */
export const openToWire = (stored: StoredReservation, { cancelling, ...opened }: Opened): ResvInfo => ({
  ...reservationToWire(stored),
  ...(cancelling && { resvCancelYn: flagToWire(true), ...cancelAmountsToWire(cancelling) }),
  ...opened,
});
