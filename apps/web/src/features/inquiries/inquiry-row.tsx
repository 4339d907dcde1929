import { decodeVisit } from '@dining/contract/codecs/visit';
import { Link, useLocation } from '@tanstack/react-router';
import type { OwnInquiry } from '../../entities/inquiries/queries';
import { formatVisit } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { StatusBadge } from './status-badge';

export function InquiryRow({ inquiry }: { inquiry: OwnInquiry }) {
  const translations = useTranslations();
  const currentHref = useLocation({ select: ({ href }) => href });
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        className="group flex items-start justify-between gap-4 py-5 text-ink no-underline"
        search={{ qnaSeq: String(inquiry.qnaSeq) }}
        state={{ mypageHref: currentHref }}
        to="/fnb/mypage/qna/detail"
      >
        <span className="grid min-w-0 gap-1">
          <span className="wrap-anywhere line-clamp-2 text-lg transition-colors group-hover:text-brass">
            <bdi>{inquiry.qnaTitle}</bdi>
          </span>
          <span className="text-ink-soft text-sm">
            {localizeField(translations, inquiry, 'dinName')} ·{' '}
            <time>{formatVisit(translations, decodeVisit(inquiry.createDtWithTime))}</time>
          </span>
        </span>
        <span className="mt-1 shrink-0">
          <StatusBadge qnaAnsYn={inquiry.qnaAnsYn} />
        </span>
      </Link>
    </li>
  );
}
