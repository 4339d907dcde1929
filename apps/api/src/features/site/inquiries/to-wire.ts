import { flagToWire } from '@dining/contract/codecs/flag';
import { textToWire } from '@dining/contract/codecs/text';
import { momentToWire } from '@dining/contract/codecs/visit';
import type { InquiryRowWire, InquiryWire } from '@dining/contract/site/inquiries';
import type { ListedInquiry, StoredInquiry } from '../../../stores/inquiries/inquiries';

export const rowToWire = (inquiry: ListedInquiry): InquiryRowWire => ({
  qnaSeq: inquiry.qnaSeq,
  htlCode: inquiry.htlCode,
  ...textToWire('htlName', inquiry.hotelName),
  dinCode: inquiry.dinCode,
  ...textToWire('dinName', inquiry.venueName),
  qnaTitle: inquiry.title,
  qnaAnsYn: flagToWire(inquiry.answeredAt !== null),
  createDtWithTime: momentToWire(inquiry.createdAt),
});

export const inquiryToWire = (inquiry: StoredInquiry): InquiryWire => ({
  ...rowToWire(inquiry),
  qnaContent: inquiry.content,
  qnaAnsContent: inquiry.answer ?? '',
  qnaAnsDtWithTime: momentToWire(inquiry.answeredAt),
});
