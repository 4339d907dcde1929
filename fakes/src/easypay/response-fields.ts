import { codes, createResult } from './codes';
import type { Charge, Order, Revision } from './ledger';

const methodCodes = { card: '11', account: '21' } as const;
const statusCodes = { approved: 'TS03', partCancelled: 'TS06', cancelled: 'TS02' } as const;

/** Creates the fields of a charge for the approval, which adds a signature, and for the status check. */
export const createChargeFields = (order: Order, charge: Charge) => ({
  ...createResult(codes.ok),
  mallId: order.mallId,
  pgCno: charge.pgCno,
  shopTransactionId: charge.key,
  shopOrderNo: order.shopOrderNo,
  amount: charge.amount,
  transactionDate: charge.at,
  statusCode:
    order.state === 'partCancelled' || order.state === 'cancelled' ? statusCodes[order.state] : statusCodes.approved,
  statusMessage: order.state === 'approved' ? '매입요청' : '매입취소',
  escrowUsed: 'N',
  paymentInfo: createPaymentFields(order, charge),
});

const createPaymentFields = (order: Order, { approvalNo, cashReceiptNo, at, instrument }: Charge) => {
  const isCard = order.method === 'card';
  return {
    payMethodTypeCode: methodCodes[order.method],
    approvalNo,
    approvalDate: at,
    cardInfo: {
      cardNo: instrument.maskedNumber,
      issuerCode: isCard ? instrument.issuerCode : '',
      issuerName: isCard ? instrument.issuer : '',
      acquirerCode: isCard ? instrument.issuerCode : '',
      acquirerName: isCard ? instrument.issuer : '',
      installmentMonth: 0,
      freeInstallmentTypeCode: '00',
      cardGubun: 'N',
      cardBizGubun: 'P',
      partCancelUsed: isCard ? (instrument.partCancel ? 'Y' : 'N') : '',
      subCardCd: '',
      cardMaskNo: '',
      vanSno: '',
      couponAmount: 0,
    },
    bankInfo: { bankCode: isCard ? '' : instrument.issuerCode, bankName: isCard ? '' : instrument.issuer },
    virtualAccountInfo: { bankCode: '', bankName: '', accountNo: '', depositName: '', expiryDate: '' },
    cashReceiptInfo: {
      ...(isCard ? { resCd: '', resMsg: '' } : createResult(codes.ok)),
      approvalNo: cashReceiptNo,
      approvalDate: isCard ? '' : at,
    },
    cpCode: '',
    multiCardAmount: '',
    multiPntAmount: '',
    multiCponAmount: '',
    basketInfoList: [],
  };
};

export const createDeclinedFields = (order: Order, key: string, at: string) => ({
  ...createResult(codes.ok),
  mallId: order.mallId,
  pgCno: '0',
  shopTransactionId: key,
  shopOrderNo: order.shopOrderNo,
  amount: 0,
  transactionDate: at,
  statusCode: 'TS01',
  statusMessage: '미승인',
  escrowUsed: 'N',
  paymentInfo: { payMethodTypeCode: methodCodes[order.method], approvalNo: '', approvalDate: '' },
});

export const createRevisionFields = (order: Order, charge: Charge, revision: Revision) => ({
  ...createResult(codes.ok),
  mallId: order.mallId,
  shopTransactionId: revision.key,
  shopOrderNo: order.shopOrderNo,
  oriPgCno: charge.pgCno,
  cancelPgCno: revision.pgCno,
  transactionDate: revision.at,
  cancelAmount: revision.amount,
  remainAmount: revision.remain,
  statusCode: revision.remain === 0 ? statusCodes.cancelled : statusCodes.partCancelled,
  statusMessage: '매입취소',
  escrowUsed: 'N',
  reviseInfo: {
    payMethodTypeCode: methodCodes[order.method],
    approvalNo: charge.approvalNo,
    approvalDate: revision.at,
    cardInfo: {},
    refundInfo: { refundDate: '', depositPgCno: '' },
    cashReceiptInfo: { resCd: '', resMsg: '', approvalNo: '', approvalDate: '' },
  },
});
