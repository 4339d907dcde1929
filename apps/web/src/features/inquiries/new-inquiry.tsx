import { inquiryLimits } from '@dining/domain/inquiries/checks';
import type { HtlCode } from '@dining/domain/shared/codes';
import { Button } from '@dining/ui/button';
import { Select } from '@dining/ui/select';
import { TextArea } from '@dining/ui/text-area';
import { TextField } from '@dining/ui/text-field';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../components/load-failed';
import { useTranslations } from '../../lib/i18n';
import { wireText } from '../../lib/text-for';
import { textLimit, tooLongText } from '../../lib/text-limit';
import { placeOf, useNewInquiry } from './use-new-inquiry';

interface NewInquiryProps {
  htlCode: HtlCode;
  hotelName: string;
  onSaved: (qnaSeq: number) => void;
  /** The way out, beside the button that sends it. */
  previous: ReactNode;
}

/** The form of a new inquiry: restaurant of the hotel, title and content (Spec §2.14 Inquiry detail). */
export function NewInquiry({ htlCode, hotelName, onSaved, previous }: NewInquiryProps) {
  const translations = useTranslations();
  const { t } = translations;

  const { draft, change, venues, errorOf, send, sending } = useNewInquiry(htlCode, onSaved);
  const required = { required: true, requiredMark: t('common.required') };
  return (
    <form
      className="grid grid-cols-1 gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div id={placeOf('dinCode')}>
        {venues.isError ? (
          <LoadFailed error={venues.error} onRetry={() => void venues.refetch()} retrying={venues.isFetching} />
        ) : (
          <Select
            {...required}
            description={hotelName}
            disabled={sending}
            error={errorOf('dinCode')}
            label={t('inquiry.store')}
            onChange={(event) => change({ dinCode: event.target.value })}
            options={(venues.data ?? []).map((venue) => ({
              value: venue.dinCode,
              label: wireText(translations, venue, 'dinName'),
            }))}
            placeholder={t(venues.isPending ? 'common.loading' : 'inquiry.storePlaceholder')}
            value={draft.dinCode}
          />
        )}
      </div>
      <div id={placeOf('title')}>
        <TextField
          {...required}
          autoComplete="off"
          error={errorOf('title') ?? tooLongText(translations, draft.title, inquiryLimits.title)}
          label={t('inquiry.subject')}
          onChange={(event) => change({ title: event.target.value })}
          readOnly={sending}
          value={draft.title}
        />
      </div>
      <div id={placeOf('content')}>
        <TextArea
          {...required}
          autoComplete="off"
          error={errorOf('content')}
          label={t('inquiry.content')}
          limit={textLimit(translations, draft.content, inquiryLimits.content, (values) => t('inquiry.count', values))}
          onChange={(event) => change({ content: event.target.value })}
          readOnly={sending}
          rows={8}
          value={draft.content}
        />
      </div>
      <div className="flex flex-wrap gap-3 *:flex-auto md:justify-between md:*:flex-none">
        {previous}
        <Button pending={sending} pendingLabel={t('common.loading')} type="submit" variant="primary">
          {t('inquiry.send')}
        </Button>
      </div>
    </form>
  );
}
