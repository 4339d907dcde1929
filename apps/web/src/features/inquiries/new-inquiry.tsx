import { inquiryLimits } from '@dining/domain/inquiries/checks';
import type { HtlCode } from '@dining/domain/shared/codes';
import { Button } from '@dining/ui/button';
import { Select } from '@dining/ui/select';
import { TextArea } from '@dining/ui/text-area';
import { TextField } from '@dining/ui/text-field';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../components/load-failed';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { formatTooLong, getTextLimit } from '../../lib/text-limit';
import { useNewInquiry } from './use-new-inquiry';

interface NewInquiryProps {
  htlCode: HtlCode;
  hotelName: string;
  onSaved: (qnaSeq: number) => void;
  /** Link to the list of inquiries. */
  backLink: ReactNode;
}

export function NewInquiry({ htlCode, hotelName, onSaved, backLink }: NewInquiryProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { form, draft, venues, isSending } = useNewInquiry(htlCode, onSaved);
  const { submit, getRequiredFieldProps, getValueFieldProps, getId } = form;
  const venueField = getValueFieldProps('dinCode');
  const titleField = getRequiredFieldProps('title');
  return (
    <form className="grid grid-cols-1 gap-6" noValidate onSubmit={submit}>
      {venues.isError ? (
        <LoadFailed error={venues.error} onRetry={() => void venues.refetch()} isRetrying={venues.isFetching} />
      ) : (
        <Select
          {...venueField}
          description={hotelName}
          disabled={isSending}
          id={getId('dinCode')}
          label={t('inquiry.store')}
          onChange={(event) => venueField.onChange(event.target.value)}
          options={(venues.data ?? []).map((venue) => ({
            value: venue.dinCode,
            label: localizeField(translations, venue, 'dinName'),
          }))}
          placeholder={t(venues.isPending ? 'common.loading' : 'inquiry.storePlaceholder')}
          required
          value={draft.dinCode}
        />
      )}
      <TextField
        {...titleField}
        autoComplete="off"
        error={titleField.error ?? formatTooLong(translations, draft.title, inquiryLimits.title)}
        label={t('inquiry.subject')}
        readOnly={isSending}
      />
      <TextArea
        {...getRequiredFieldProps('content')}
        autoComplete="off"
        label={t('inquiry.content')}
        limit={getTextLimit(translations, draft.content, inquiryLimits.content, (values) => t('inquiry.count', values))}
        readOnly={isSending}
        rows={8}
      />
      <div className="flex flex-wrap gap-3 *:flex-auto md:justify-between md:*:flex-none">
        {backLink}
        <Button pending={isSending} type="submit" variant="primary">
          {t('inquiry.send')}
        </Button>
      </div>
    </form>
  );
}
