import { encodeFlag } from '@dining/contract/codecs/flag';
import { encodeText } from '@dining/contract/codecs/text';
import { encodeDateTime } from '@dining/contract/codecs/visit';
import type { InquiryRowWire, InquiryWire } from '@dining/contract/site/inquiries';
import type { ListedInquiry, StoredInquiry } from '../../../stores/inquiries/inquiries';

export const rowToWire = (inquiry: ListedInquiry): InquiryRowWire => ({
  qnaSeq: inquiry.qnaSeq,
  htlCode: inquiry.htlCode,
  ...encodeText('htlName', inquiry.hotelName),
  dinCode: inquiry.dinCode,
  ...encodeText('dinName', inquiry.venueName),
  qnaTitle: inquiry.title,
  qnaAnsYn: encodeFlag(inquiry.answeredAt !== null),
  createDtWithTime: encodeDateTime(inquiry.createdAt),
});

export const inquiryToWire = (inquiry: StoredInquiry): InquiryWire => ({
  ...rowToWire(inquiry),
  qnaContent: inquiry.content,
  qnaAnsContent: inquiry.answer ?? '',
  qnaAnsDtWithTime: encodeDateTime(inquiry.answeredAt),
});
