import { cancelAmountsToWire } from '@dining/contract/codecs/cancel-amounts';
import { cancelPolicyToWire } from '@dining/contract/codecs/cancel-policy';
import { cancelledByToWire } from '@dining/contract/codecs/cancelled-by';
import { flagToWire } from '@dining/contract/codecs/flag';
import { soldMenuToWire } from '@dining/contract/codecs/reserved-menu';
import { textToWire } from '@dining/contract/codecs/text';
import { momentToWire, visitToWire } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { languageNames } from '@dining/domain/shared/language';
import type { StoredReservation } from '../../../stores/reservations/reservation-view';

const noText = { default: '' };

const productToWire = ({ reservation: row, photos }: StoredReservation): ResvInfo['resvProd'] => ({
  prodNum: row.reservationType === 'pickup' ? row.pickupQuantity : 1,
  resvCode: row.resvCode,
  prodType: row.reservationType === 'pickup' ? 'pickup' : 'instore',
  prodCode: row.prodCode,
  ...textToWire('prodName', row.productName),
  prodOrderAmnt: row.orderAmount,
  prodSetleAmnt: row.payAmount,
  prodPointAmnt: row.pointAmount,
  prodCpnAmnt: row.couponAmount,
  prodDistAmnt: row.productDiscount + row.memberDiscount,
  prodSaleTimeZone: row.saleZone,
  prodDepositYn: flagToWire(row.takesDeposit),
  resvProdUrl: photos[0]?.filePath ?? '',
});

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
    resvUserId: row.userId ?? '',
    resvUserMemberNo: stored.memberNo ?? '',
    resvUserName: row.bookerName,
    resvUserTel: row.bookerPhone,
    resvUserEmail: row.bookerEmail,
    resvMailFailYn: 'N',
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
    resvCancelBy: cancelledByToWire(row),
    resvSetleType: row.payMethod === 'none' ? '' : row.payMethod,
    resvReceiptUrl: '',
    resvOrderAmnt: row.orderAmount,
    resvAddAmnt: row.takesDeposit ? 0 : stored.lines.reduce((sum, { unitPrice, count }) => sum + unitPrice * count, 0),
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
    resvProd: productToWire(stored),
    resvProdAddList: stored.lines.map(soldMenuToWire),
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
      resvQsAnsList: answer.answers.map((text) => textToWire('resvQsAns', text)),
    })),
    resvQsAnsList: stored.answers.flatMap(({ prodQsCode, answers }) =>
      answers.map((text) => ({ resvQsCode: prodQsCode, resvQsAns: text.default })),
    ),
    ...cancelPolicyToWire(row.policy),
    ...textToWire('payCancelDesc', row.policy.description),
    resvLink: '',
  };
}

interface OpenedDetails {
  readonly resvLink: string;
  readonly resvReceiptUrl: string;
  readonly mailFailed: boolean;
  readonly cancelling: { readonly fee: number; readonly refund: number } | undefined;
}

const noAllergy = {
  resvQsAllergyCode: '',
  resvQsAllergyYn: 'N',
  resvQsAllergyEtc: '',
  ...textToWire('allergyType', noText),
} as const;

export const openedToWire = (
  stored: StoredReservation,
  { cancelling, mailFailed, ...opened }: OpenedDetails,
): ResvInfo => ({
  ...reservationToWire(stored),
  ...(stored.reservation.noAllergies && { resvQsAllergyList: [noAllergy] }),
  ...(cancelling && { resvCancelYn: flagToWire(true), ...cancelAmountsToWire(cancelling) }),
  ...opened,
  resvMailFailYn: flagToWire(mailFailed),
});
