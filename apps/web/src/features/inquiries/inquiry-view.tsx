import { decodeVisit } from '@dining/contract/codecs/visit';
import type { ReactNode } from 'react';
import { GuestText } from '../../components/guest-text';
import type { Inquiry } from '../../entities/inquiries/queries';
import { formatFacts, formatVisit } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { StatusBadge } from './status-badge';

const formatTimestamp = (translations: Translations, timestamp: string): string =>
  formatVisit(translations, decodeVisit(timestamp));

export function InquiryView({ inquiry, actions }: { inquiry: Inquiry; actions: ReactNode }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <article className="grid grid-cols-1 gap-8">
      <header className="grid gap-3">
        <p className="eyebrow">{t('inquiry.viewTitle')}</p>
        <h1 className="heading wrap-anywhere text-2xl md:text-3xl">
          <bdi>{inquiry.qnaTitle}</bdi>
        </h1>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-ink-soft text-sm">
          <Fact
            name={t('inquiry.store')}
            value={formatFacts(translations, [
              localizeField(translations, inquiry, 'htlName'),
              localizeField(translations, inquiry, 'dinName'),
            ])}
          />
          <Fact name={t('inquiry.date')} value={formatTimestamp(translations, inquiry.createDtWithTime)} />
        </dl>
      </header>
      <p>
        <GuestText text={inquiry.qnaContent} />
      </p>
      <section aria-labelledby="inquiry-answer" className="grid gap-3 rounded-md bg-sunk px-5 py-6 md:px-8">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="heading text-lg" id="inquiry-answer">
            {t('inquiry.answer')}
          </h2>
          <StatusBadge qnaAnsYn={inquiry.qnaAnsYn} />
        </div>
        {inquiry.qnaAnsYn === 'Y' ? (
          <>
            <p>
              <GuestText text={inquiry.qnaAnsContent} />
            </p>
            <dl className="text-ink-soft text-sm">
              <Fact name={t('inquiry.answeredOn')} value={formatTimestamp(translations, inquiry.qnaAnsDtWithTime)} />
            </dl>
          </>
        ) : (
          <p className="text-ink-soft">{t('inquiry.waitingNote')}</p>
        )}
      </section>
      <div className="flex gap-3 *:flex-1 md:justify-between md:*:flex-none">{actions}</div>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt>{name}</dt>
      <dd className="text-ink">{value}</dd>
    </div>
  );
}
