import { getInquiryStatus } from '@dining/domain/inquiries/checks';
import { Badge } from '@dining/ui/badge';
import { useTranslations } from '../../lib/i18n';

export function StatusBadge({ qnaAnsYn }: { qnaAnsYn: string }) {
  const { t } = useTranslations();
  const status = getInquiryStatus(qnaAnsYn);
  return <Badge tone={status === 'answered' ? 'success' : 'neutral'}>{t(`inquiry.status.${status}`)}</Badge>;
}
