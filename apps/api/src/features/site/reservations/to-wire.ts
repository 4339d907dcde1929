import { encodeCancelAmounts } from '@dining/contract/codecs/cancel-amounts';
import { encodeCancelPolicy } from '@dining/contract/codecs/cancel-policy';
import { encodeCancelledBy } from '@dining/contract/codecs/cancelled-by';
import { encodeFlag } from '@dining/contract/codecs/flag';
import { encodeSoldMenu } from '@dining/contract/codecs/reserved-menu';
import { encodeText } from '@dining/contract/codecs/text';
import { encodeDateTime, encodeVisit } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { languageNames } from '@dining/domain/shared/language';
import type { StoredReservation } from '../../../stores/reservations/reservation-view';

const noText = { default: '' };

const productToWire = ({ reservation: row, photos }: StoredReservation): ResvInfo['resvProd'] => ({
  prodNum: row.reservationType === 'pickup' ? row.pickupQuantity : 1,
  resvCode: row.resvCode,
  prodType: row.reservationType === 'pickup' ? 'pickup' : 'instore',
  prodCode: row.prodCode,
  ...encodeText('prodName', row.productName),
  prodOrderAmnt: row.orderAmount,
  prodSetleAmnt: row.payAmount,
  prodPointAmnt: row.pointAmount,
  prodCpnAmnt: row.couponAmount,
  prodDistAmnt: row.productDiscount + row.memberDiscount,
  prodSaleTimeZone: row.saleZone,
  prodDepositYn: encodeFlag(row.takesDeposit),
  resvProdUrl: photos[0]?.filePath ?? '',
});

export function reservationToWire(storedReservation: StoredReservation): ResvInfo {
  const { reservation: row } = storedReservation;
  return {
    resvCode: row.resvCode,
    maskedYn: 'N',
    htlCode: row.htlCode,
    htlHmcCode: storedReservation.hotel.htlHmcCode,
    ...encodeText('htlName', storedReservation.hotel.name),
    dinCode: row.dinCode,
    ...encodeText('dinName', storedReservation.venue.name),
    ...encodeText('dinLoc', storedReservation.venue.location),
    dinTel: storedReservation.venue.phone,
    prodCode: row.prodCode,
    ...encodeText('prodName', row.productName),
    dinRoomCode: row.dinRoomCode ?? '',
    ...encodeText('dinRoomName', storedReservation.roomName ?? noText),
    resvUserId: row.userId ?? '',
    resvUserMemberNo: storedReservation.memberNo ?? '',
    resvUserName: row.bookerName,
    resvUserTel: row.bookerPhone,
    resvUserEmail: row.bookerEmail,
    resvMailFailYn: 'N',
    visitName: row.visitorName,
    visitTel: row.visitorPhone,
    requestMatter: row.requestNote,
    resvDate: encodeVisit({ date: row.visitDay, time: row.visitTime }),
    resvType: row.reservationType,
    resvLang: languageNames[row.language as keyof typeof languageNames].wire,
    resvAdultCnt: row.adults,
    resvKidCnt: row.kids,
    prodPickupNum: row.pickupQuantity,
    resvStatus: row.status,
    paymentDate: encodeDateTime(row.paidAt),
    resvCancelDate: encodeDateTime(row.cancelledAt),
    resvCancelBy: encodeCancelledBy(row),
    resvSetleType: row.payMethod === 'none' ? '' : row.payMethod,
    resvReceiptUrl: '',
    resvOrderAmnt: row.orderAmount,
    resvAddAmnt: row.takesDeposit
      ? 0
      : storedReservation.lines.reduce((sum, { unitPrice, count }) => sum + unitPrice * count, 0),
    resvDistAmnt: row.productDiscount,
    resvMemberDistAmnt: row.memberDiscount,
    resvCpnAmnt: row.couponAmount,
    resvPointAmnt: row.pointAmount,
    resvSetleAmnt: row.payAmount,
    resvEditYn: 'N',
    resvEditNo: row.answersVersion,
    resvCancelYn: 'N',
    resvCancelFee: row.cancelFee ?? 0,
    resvRefundAmnt: row.refundAmount ?? 0,
    resvRefundDays: 0,
    prodDepositYn: encodeFlag(row.takesDeposit),
    prodSaleTimeZone: row.saleZone,
    prodPhotoList: storedReservation.photos.map((photo) => ({
      filePath: photo.filePath,
      prodPhotoType: photo.photoType,
      ...encodeText('fileAlt', photo.alt),
    })),
    resvProd: productToWire(storedReservation),
    resvProdAddList: storedReservation.lines.map(encodeSoldMenu),
    resvQsAllergyList: storedReservation.allergies.map((allergy) => ({
      resvQsAllergyCode: allergy.allergyCode,
      resvQsAllergyYn: 'Y' as const,
      resvQsAllergyEtc: allergy.other,
      ...encodeText('allergyType', allergy.name),
    })),
    resvQsList: storedReservation.answers.map((answer) => ({
      resvQsCode: answer.prodQsCode,
      ...encodeText('resvQsName', answer.name),
      resvQsType: answer.kind === 'text' ? ('qs' as const) : ('sel' as const),
      resvQsNeedYn: encodeFlag(answer.required),
      resvQsAnsList: answer.answers.map((text) => encodeText('resvQsAns', text)),
    })),
    resvQsAnsList: storedReservation.answers.flatMap(({ prodQsCode, answers }) =>
      answers.map((text) => ({ resvQsCode: prodQsCode, resvQsAns: text.default })),
    ),
    ...encodeCancelPolicy(row.policy),
    ...encodeText('payCancelDesc', row.policy.description),
    resvLink: '',
  };
}

interface FullReservationDetails {
  readonly resvLink: string;
  readonly resvReceiptUrl: string;
  readonly resvRefundDays: number;
  readonly hasMailFailed: boolean;
  readonly canEdit: boolean;
  readonly cancelPreview: { readonly fee: number; readonly refund: number } | undefined;
}

const noAllergy = {
  resvQsAllergyCode: '',
  resvQsAllergyYn: 'N',
  resvQsAllergyEtc: '',
  ...encodeText('allergyType', noText),
} as const;

export const fullReservationToWire = (
  storedReservation: StoredReservation,
  { cancelPreview, hasMailFailed, canEdit, ...details }: FullReservationDetails,
): ResvInfo => ({
  ...reservationToWire(storedReservation),
  ...(storedReservation.reservation.noAllergies && { resvQsAllergyList: [noAllergy] }),
  ...(cancelPreview && { resvCancelYn: encodeFlag(true), ...encodeCancelAmounts(cancelPreview) }),
  ...details,
  resvMailFailYn: encodeFlag(hasMailFailed),
  resvEditYn: encodeFlag(canEdit),
});
