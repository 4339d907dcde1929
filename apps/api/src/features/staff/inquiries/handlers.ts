import { answerInquiry, listWaitingInquiries } from '@dining/contract/staff/inquiries';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { insertAuditEntry } from '../../../stores/app/audit';
import { listUnansweredInquiries } from '../../../stores/inquiries/answers';
import { createCommandHandler } from '../../command';
import { saveAnswer } from './answer';

export const inquiries = [
  createCommandHandler(listWaitingInquiries, async ({ database: { pool } }, { operator }) => {
    await insertAuditEntry(pool, { operator, action: 'inquiries.read', subject: 'inquiries', htlCode: null });
    const unanswered = await listUnansweredInquiries(pool);
    return {
      inquiries: unanswered.map(({ venueName, createdAt, ...inquiry }) => ({
        ...inquiry,
        venueName: getLocalizedText(venueName, 'en'),
        createdAt: createdAt.toISOString(),
      })),
    };
  }),
  createCommandHandler(answerInquiry, saveAnswer),
];
